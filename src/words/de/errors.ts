import type { Translation } from '../Translation.ts'

export const errors: Translation['errors'] = {
  UserRejected: {
    title: 'Sie haben in Ihrer Wallet abgelehnt.',
    say: 'Es wurde nichts gesendet. Der Safe ist unverändert.',
  },
  AccountsEmpty: { title: 'Es wurde kein Konto geteilt.', say: 'Verbinden Sie neu und wählen Sie ein Konto.' },
  WalletLocked: { title: 'Ihre Wallet ist gesperrt.', say: 'Entsperren Sie sie und versuchen Sie es erneut.' },
  RequestPending: {
    title: 'In Ihrer Wallet ist noch eine Anfrage offen.',
    say: 'Beantworten Sie sie dort und versuchen Sie es dann erneut.',
  },
  ConnectorNotFound: {
    title: 'Es ist keine Wallet verbunden.',
    say: 'Verbinden Sie eine und versuchen Sie es erneut.',
  },
  NotLoaded: {
    title: 'Ein Teil dieser Seite wurde nicht geladen.',
    say: 'Es wurde nichts gesendet. Prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.',
  },
  SmartWalletHidden: {
    title: 'Die Smart Wallet lässt sich hier nicht öffnen.',
    say: 'Es wurde nichts gesendet. Verwenden Sie die Wallet dieses Browsers, oder öffnen Sie diese Seite in einem anderen.',
  },
  PopupBlocked: {
    title: 'Das Fenster der Wallet wurde blockiert.',
    say: 'Es wurde nichts gesendet. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.',
  },
  ChainNotFound: {
    title: 'Ihre Wallet ist nicht auf diesem Netzwerk.',
    say: 'Wechseln Sie dorthin und versuchen Sie es erneut.',
  },
  SwitchChain: {
    title: 'Ihre Wallet hat nicht gewechselt.',
    say: 'Wählen Sie das Netzwerk direkt in der Wallet.',
  },
  SwitchUnsupported: {
    title: 'Ihre Wallet kann von hier aus nicht wechseln.',
    say: 'Wählen Sie das Netzwerk direkt in der Wallet.',
  },
  AddChain: {
    title: 'Ihre Wallet hat das Netzwerk nicht hinzugefügt.',
    say: 'Fügen Sie es direkt in der Wallet hinzu.',
  },
  SafeInfo: {
    title: 'Safe hat nicht gesagt, welcher Safe das ist.',
    say: 'Die Angaben zum Safe konnten nicht geladen werden. Laden Sie die Seite in Safe neu und versuchen Sie es erneut.',
  },
  SafeReadOnly: {
    title: 'Für diesen Safe können Sie nicht signieren.',
    say: 'Safe meldet, dass dort keiner seiner Eigentümer verbunden ist. Verbinden Sie einen in Safe und versuchen Sie es erneut. Es wurde nichts gesendet.',
  },
  SafeNotHere: {
    title: 'Diesen Safe gibt es auf diesem Netzwerk nicht.',
    say: 'Ihre Wallet hat einen Safe geteilt, aber an seiner Adresse ist auf diesem Netzwerk nichts. Er kann hier also weder signieren noch senden. Wählen Sie das Netzwerk, auf dem er liegt, oder verbinden Sie eine andere Wallet.',
  },
  ForeignFrame: {
    title: 'Innerhalb einer anderen Seite können Sie nicht signieren.',
    say: 'Öffnen Sie diese Seite in einem eigenen Tab und machen Sie dort weiter. Es wurde nichts gesendet.',
  },
  WrongChain: {
    title: 'Ihre Wallet ist auf einem anderen Netzwerk.',
    say: 'Falsches Netzwerk. Wechseln Sie es oder trennen Sie die Verbindung, um weiterzumachen.',
  },
  AccountChanged: {
    title: 'Sie haben das Konto gewechselt.',
    say: 'Wechseln Sie zurück, oder beginnen Sie mit diesem neu. Es wurde nichts gesendet.',
  },
  WalletDisconnected: {
    title: 'Ihre Wallet hat die Verbindung verloren.',
    say: 'Verbinden Sie sie neu.',
  },
  UnsupportedMethod: {
    title: 'Ihre Wallet kennt diese Anfrage nicht.',
    say: 'Es wurde nichts gesendet. Versuchen Sie es mit einer anderen Wallet.',
  },
  BlindSigning: {
    title: 'Ihre Hardware-Wallet hat nicht signiert.',
    say: 'Es wurde nichts gesendet. Schalten Sie auf dem Gerät in den Einstellungen der Ethereum-App „Blind signing“ ein und versuchen Sie es erneut. Ist es schon eingeschaltet, aktualisieren Sie diese App.',
  },
  Deadline: {
    title: 'Es kam keine rechtzeitige Antwort.',
    say: 'Zeigt Ihre Wallet die Anfrage noch, lehnen Sie sie ab und versuchen Sie es dann erneut.',
  },
  Superseded: {
    title: 'Eine neuere Anfrage trat an ihre Stelle.',
    say: 'Es ist nichts verloren. Machen Sie mit der neueren weiter.',
  },
  NetworkUnreachable: {
    title: 'Das Netzwerk hat nicht geantwortet.',
    say: 'Versuchen Sie es erneut, oder geben Sie in den Einstellungen einen anderen RPC an.',
  },
  NetworkBusy: {
    title: 'Das Netzwerk ist überlastet.',
    say: 'Sein RPC bekommt zu viele Anfragen. Warten Sie eine Minute und versuchen Sie es erneut, oder geben Sie in den Einstellungen einen anderen RPC an.',
  },
  ChainMismatch: {
    title: 'Der RPC antwortet für ein anderes Netzwerk.',
    say: 'Seine Antworten werden nicht verwendet. Geben Sie in den Einstellungen einen anderen an.',
  },
  NotEnoughForFee: {
    title: 'Zu wenig für die Gebühr.',
    say: 'Es wurde nichts gesendet. Laden Sie Ihr Konto auf und versuchen Sie es erneut.',
  },
  Reverted: {
    title: 'Diese Transaktion würde fehlschlagen.',
    say: 'Der Smart Contract hat ohne Begründung abgebrochen (Revert). Es wurde nichts gesendet. Prüfen Sie alles noch einmal und versuchen Sie es dann erneut.',
  },
  Changed: {
    title: 'Seit der Prüfung hat sich etwas geändert.',
    say: 'Es wurde nichts gesendet. Sehen Sie es sich zuerst noch einmal an.',
  },
  Cached: { title: 'Das stammt von einem früheren Besuch.', say: 'Es wird aktualisiert. Warten Sie einen Moment.' },
  NoChains: {
    title: 'Es gibt kein Netzwerk für die Verbindung.',
    say: 'Laden Sie die Seite neu und versuchen Sie es erneut.',
  },
  ProjectId: {
    title: 'WalletConnect ist hier nicht eingerichtet.',
    say: 'Geben Sie in den Einstellungen Ihre eigene Projekt-ID an. Wallets in diesem Browser funktionieren weiterhin.',
  },
  RelayRefused: {
    title: 'WalletConnect hat diese Seite abgelehnt.',
    say: 'Ihre Projekt-ID ist hier nicht erlaubt. Geben Sie in den Einstellungen Ihre eigene an. Wallets in diesem Browser funktionieren weiterhin.',
  },
  RelayUnreachable: {
    title: 'WalletConnect ist nicht erreichbar.',
    say: 'Die Vermittlung hat nicht geantwortet. Wallets in diesem Browser funktionieren weiterhin. Zeigt Ihre Wallet keine Anfrage, versuchen Sie es gleich noch einmal.',
  },
  NoCommonChain: {
    title: 'Ihre Wallet hat keines unserer Netzwerke geteilt.',
    say: 'Es ist nichts verbunden. Schalten Sie eines in der Wallet ein und versuchen Sie es erneut.',
  },
  RelayInvalid: { title: 'Die Anfrage war fehlerhaft.', say: 'Es wurde nichts gesendet. Versuchen Sie es erneut.' },
  RelayUnauthorized: {
    title: 'Ihre Wallet erlaubt das hier nicht.',
    say: 'Es wurde nichts gesendet. Verbinden Sie sie neu.',
  },
  RelayUnsupported: {
    title: 'Ihre Wallet unterstützt das nicht.',
    say: 'Es wurde nichts gesendet. Versuchen Sie es mit einer anderen Wallet.',
  },
  SessionEnded: { title: 'Ihre Wallet hat die Verbindung beendet.', say: 'Verbinden Sie sie neu.' },
  SessionFailed: {
    title: 'Die Verbindung ist fehlgeschlagen.',
    say: 'Es wurde nichts geteilt. Versuchen Sie es erneut.',
  },
  RelayInternal: {
    title: 'WalletConnect hatte einen internen Fehler.',
    say: 'Versuchen Sie es erneut. Passiert es wieder, verbinden Sie neu.',
  },
  NotSignedIn: {
    title: 'Melden Sie sich zuerst an.',
    say: 'Diese Seite verlangt es, bevor etwas gesendet wird. Es wurde nichts gesendet.',
  },
  SignInPreparing: {
    title: 'Fehler beim Vorbereiten der Nachricht, bitte erneut versuchen!',
    say: 'Ihre Wallet wurde nicht gefragt.',
  },
  SignInSigning: {
    title: 'Fehler beim Signieren der Nachricht, bitte erneut versuchen!',
    say: 'Ihre Wallet hat keine Signatur geliefert.',
  },
  SignInVerifying: {
    title: 'Fehler beim Prüfen der Signatur, bitte erneut versuchen!',
    say: 'Ihre Wallet bleibt verbunden.',
  },
  SignInFailed: {
    title: 'Hoppla, etwas ist schiefgegangen!',
    say: 'Ihre Wallet bleibt verbunden. Es wurde nichts gesendet. Versuchen Sie es erneut.',
  },
  Unknown: {
    title: 'Etwas ist schiefgegangen.',
    say: 'Die Details zeigen die Antwort. Sehen Sie in Ihrer Wallet nach, ob die Transaktion durchging. Wenn nicht, versuchen Sie es erneut.',
  },
}
