import type { Translation } from '../Translation.ts'

export const reasons: Translation['reasons'] = {
  UnknownProxy: {
    title: 'Das ist kein Safe, den wir kennen.',
    say: 'Sein Code ist weder 1.3.0 noch 1.4.1 noch 1.5.0. Bringen Sie, was darin ist, in einen neuen Safe.',
  },
  UnknownSingleton: {
    title: 'Er führt Code aus, den wir nicht kennen.',
    say: 'Stellen Sie den Safe zuerst auf eine echte Version um.',
  },
  SafeL2Missing: {
    title: 'SafeL2 1.5.0 ist nicht auf diesem Netzwerk.',
    say: 'Eingepackte Safes laufen damit. Jeder kann es über die Factory von Safe bereitstellen.',
  },
  AlreadyWrapped: { title: 'Er ist schon eingepackt.', say: 'Öffnen Sie den Safe, um ihn zu nutzen.' },
  NotWrapped: {
    title: 'Er ist nicht eingepackt.',
    say: 'Packen Sie ihn zuerst ein, oder sehen Sie auf einem anderen Netzwerk nach.',
  },
  UnknownToken: { title: 'Diese Verpackung ist beendet.', say: 'Suchen Sie den Safe noch einmal.' },
  ModuleNotEnabled: {
    title: 'Der Smart Contract ist kein Modul des Safes.',
    say: 'Beginnen Sie neu: Eine Transaktion erledigt beides.',
  },
  ForeignModules: {
    title: 'Er hat andere Module.',
    say: 'Jemand hat seit der Prüfung eines hinzugefügt. Prüfen Sie noch einmal.',
  },
  HandlerIsWrapper: {
    title: 'Sein Fallback-Handler ist unser Smart Contract.',
    say: 'Jeder könnte unseren Smart Contract im Namen des Safes aufrufen. Setzen Sie einen anderen Fallback-Handler, oder wählen Sie einen anderen Inhaber.',
  },
  NotClean: {
    title: 'Jemand anderes kann ihn noch nutzen.',
    say: 'Deshalb wird kein NFT erzeugt. Bringen Sie, was darin ist, in einen neuen Safe.',
  },
  NotTopLevel: {
    title: 'Dieses Konto führt Code aus und kann deshalb nicht versiegeln.',
    say: 'Jedes normale Konto (EOA) kann es stattdessen tun: Verbinden Sie eines und versiegeln Sie von dort.',
  },
  ERC721InvalidReceiver: {
    title: 'Der Empfänger kann es nicht empfangen.',
    say: 'Dieses Konto führt Code aus, der keine NFTs annimmt. Hat es nur an Code delegiert (EIP-7702), kann es das in seiner Wallet widerrufen; danach klappt es. Es wurde nichts gesendet.',
  },
  ERC721NonexistentToken: {
    title: 'Dieses NFT gibt es nicht.',
    say: 'Es ist noch nicht erzeugt oder wurde vernichtet: Das NFT eines Safes wird beim Versiegeln erzeugt und beim Auspacken vernichtet. Suchen Sie es noch einmal.',
  },
  ERC721IncorrectOwner: {
    title: 'Ein anderes Konto hält dieses NFT.',
    say: 'Es ist nicht in dem Konto, aus dem es kommen sollte. Suchen Sie es noch einmal, bevor Sie weitermachen. Es wurde nichts gesendet.',
  },
  ERC721InsufficientApproval: {
    title: 'Sie dürfen dieses NFT nicht übertragen.',
    say: 'Das darf nur sein Inhaber, oder wem er es erlaubt hat. Verbinden Sie ein solches Konto. Es wurde nichts gesendet.',
  },
  SaleNotApproved: {
    title: 'Die Freigabe des Verkäufers gibt es nicht mehr.',
    say: 'Ohne sie kann Ihnen das NFT nicht übertragen werden. Bitten Sie den Verkäufer, den Verkauf wieder freizugeben, und versuchen Sie es dann noch einmal. Es wurde nichts gezahlt.',
  },
  ERC721InvalidApprover: {
    title: 'Sie dürfen dieses NFT für niemanden freigeben.',
    say: 'Nur sein Inhaber bestimmt, wer es sonst übertragen darf. Verbinden Sie das Konto, das es hält. Es wurde nichts freigegeben.',
  },
  NotDriver: {
    title: 'Sie halten das NFT dieses Safes nicht.',
    say: 'Verbinden Sie das Konto, das es hält. Es wurde nichts gesendet.',
  },
  Busy: { title: 'Der Safe ist mitten in einer Transaktion.', say: 'Versuchen Sie es erneut, wenn sie fertig ist.' },
  NotSealed: {
    title: 'Er ist noch nicht versiegelt.',
    say: 'Versiegeln Sie ihn zuerst. Bis dahin verspräche eine Sperre zu viel.',
  },
  QuietTime: {
    title: 'Dieser Safe wurde gerade erst versiegelt oder benutzt.',
    say: 'Sein NFT lässt sich danach zehn Minuten lang nicht übertragen, damit niemand etwas anderes kauft, als er gesehen hat. Versuchen Sie es danach erneut.',
  },
  AccountLocked: {
    title: 'Dieser Safe ist gesperrt.',
    say: 'Bis die Sperre endet, kann niemand ihn nutzen oder auspacken, und niemand kann die Sperre vorzeitig beenden.',
  },
  LockTooShort: {
    title: 'Dieses Datum ist zu früh.',
    say: 'Eine Sperre muss in der Zukunft enden und lässt sich nur verlängern.',
  },
  LockTooLong: { title: 'Dieses Datum ist zu spät.', say: 'Eine Sperre kann höchstens in 365 Tagen enden.' },
  StateChanged: {
    title: 'Seit Sie nachgesehen haben, hat sich etwas geändert.',
    say: 'Es wurde nichts gezahlt. Sehen Sie sich den Safe noch einmal an, bevor Sie weitermachen.',
  },
  SigningEnabled: {
    title: 'Für diesen Safe ist Signieren eingeschaltet.',
    say: 'Solange lässt sich sein NFT nicht übertragen: Eine Signatur könnte noch etwas bewegen. Der Inhaber muss das Signieren zuerst ausschalten und dann zehn Minuten warten.',
  },
  SelfCall: {
    title: 'Das würde den Safe selbst ändern.',
    say: 'Ein eingepackter Safe ruft sich nie selbst auf. Um seine Eigentümer zu ändern, packen Sie ihn aus.',
  },
  CallFailed: {
    title: 'Der Empfänger hat abgelehnt.',
    say: 'Er nannte keinen Grund. Es wurde nichts gesendet. Prüfen Sie, ob er empfangen kann.',
  },
  TransferReturnedFalse: {
    title: 'Der Token hat abgelehnt.',
    say: 'Bei der Simulation hat er mit „false“ geantwortet. Es wurde nichts gesendet.',
  },
  NothingArrives: {
    title: 'Es würde nichts ankommen.',
    say: 'Der Token nimmt die Überweisung an, überträgt dem Empfänger aber nichts. Es wurde nichts gesendet.',
  },
  TokenNotReceived: {
    title: 'Der Empfänger kann dieses NFT nicht annehmen.',
    say: 'An dieser Adresse ist ein Contract, der NFTs dieser Art nicht annimmt. Es wurde nichts gesendet. Wählen Sie einen anderen Empfänger.',
  },
  ERC20InsufficientBalance: {
    title: 'Es ist nicht genug von diesem Token da.',
    say: 'Im Safe ist weniger davon, als gesendet würde. Es wurde nichts gesendet.',
  },
  NoCodeThere: {
    title: 'An dieser Adresse ist kein Contract.',
    say: 'Das Konto hat keinen Code, die Daten würden also nichts bewirken. Prüfen Sie Adresse und Netzwerk. Es wurde nichts gesendet.',
  },
  StepFailed: {
    title: 'Der Safe hat einen Schritt abgelehnt.',
    say: 'Er nannte keinen Grund. Sein Speicher wurde vielleicht manipuliert.',
  },
  InvalidDriver: { title: 'Diese Adresse kann es nicht halten.', say: 'Wählen Sie einen anderen Inhaber.' },
  OwnershipCycle: {
    title: 'Das würde den Schlüssel in der Kiste einschließen.',
    say: 'Jenes Konto kann ohne diesen Safe nicht handeln, unmittelbar oder über andere Konten: Niemand könnte je wieder eines von beiden nutzen. Wählen Sie eine Adresse, die nicht von ihm abhängt.',
  },
  CannotReceive: {
    title: 'Dieser Smart Contract kann keine NFTs empfangen.',
    say: 'Der Safe wäre darin verloren. Wählen Sie einen anderen Inhaber.',
  },
  BadOwner: {
    title: 'Eine dieser Adressen kann nicht Eigentümer sein.',
    say: 'Der Safe selbst, unser Smart Contract und die Nulladresse sind nicht erlaubt. Nennen Sie eine andere Adresse.',
  },
  BadThreshold: {
    title: 'Dieser Schwellenwert ist nicht möglich.',
    say: 'Er reicht von 1 bis zur Zahl der Eigentümer.',
  },
  TooManyOwners: {
    title: 'Das sind zu viele Eigentümer für eine Transaktion.',
    say: 'Entfernen Sie zuerst einige, oder nennen Sie weniger: Höchstens 250 sind möglich.',
  },
  BadFallbackHandler: {
    title: 'Dieser Fallback-Handler lässt sich nicht verwenden.',
    say: 'Nehmen Sie einen von Safe selbst oder keinen.',
  },
  ModuleGuardUnsupported: {
    title: 'Diese Version hat keinen Modul-Guard.',
    say: 'Packen Sie aus, ohne ihn zu behalten.',
  },
  NotReleased: {
    title: 'Der Safe ist danach nicht im verlangten Zustand.',
    say: 'Sein Speicher wurde manipuliert. Bringen Sie stattdessen heraus, was darin ist.',
  },
  FactoryMissing: {
    title: 'Die Proxy-Factory von Safe ist nicht auf diesem Netzwerk.',
    say: 'Neue Safes werden mit ihr erzeugt. Jeder kann sie bereitstellen.',
  },
  AlreadyCreated: {
    title: 'Diesen Safe gibt es schon.',
    say: 'Er wurde seither benutzt, übertragen oder ausgepackt. Sehen Sie nach, oder erzeugen Sie einen mit einer anderen Nummer. Es wurde nichts gesendet.',
  },
  ExecTransactionRefused: {
    title: 'Ein eingepackter Safe führt keine Transaktionen von Eigentümern aus.',
    say: 'Nutzen Sie ihn über sein NFT, oder packen Sie ihn aus.',
  },
  ModuleRefused: {
    title: 'Ein verstecktes Modul wollte ihn nutzen und wurde abgewiesen.',
    say: 'Packen Sie diesen Safe niemals aus. Bringen Sie, was darin ist, in einen neuen.',
  },
  DelegateCallRefused: {
    title: 'Ein eingepackter Safe macht keine Delegatecalls.',
    say: 'Machen Sie stattdessen einen normalen Aufruf.',
  },
  OnlyWrapperInSafe: { title: 'Das darf nur unser Smart Contract.', say: 'Es wurde nichts gesendet.' },
  NotForYou: {
    title: 'Dieses Angebot ist für jemand anderen.',
    say: 'Bitten Sie den Verkäufer um eines, das Sie nennt.',
  },
  OfferExpired: {
    title: 'Dieses Angebot ist abgelaufen.',
    say: 'Bitten Sie den Verkäufer um ein neues. Es wurde nichts gezahlt.',
  },
  WrongPayment: {
    title: 'Das ist nicht der Preis.',
    say: 'Zahlen Sie genau, was im Angebot steht. Es wurde nichts gezahlt.',
  },
  UnknownCurrency: {
    title: 'Die Währung dieses Angebots gibt es hier nicht.',
    say: 'An ihrer Adresse ist auf diesem Netzwerk kein Smart Contract. Bitten Sie den Verkäufer um ein anderes Angebot. Es wurde nichts gezahlt.',
  },
  Underpaid: {
    title: 'Die Währung behält bei jeder Überweisung einen Teil ein.',
    say: 'Der Verkäufer hätte weniger als den Preis bekommen, also wurde nichts gezahlt. Bitten Sie um ein Angebot in einer anderen Währung.',
  },
  SafeERC20FailedOperation: {
    title: 'Die Währung hat die Zahlung abgelehnt.',
    say: 'Prüfen Sie, ob Sie genug davon haben und den Betrag für diesen Kauf freigegeben haben. Es wurde nichts gezahlt.',
  },
  NotOffered: {
    title: 'Der Inhaber hat dieses Angebot nicht signiert.',
    say: 'Es wurde geändert, oder das NFT hat jetzt einen anderen Inhaber. Es wurde nichts gezahlt.',
  },
  FailedCall: {
    title: 'Der Verkäufer kann nicht bezahlt werden.',
    say: 'Sein Konto hat die Zahlung abgelehnt. Es wurde nichts gezahlt.',
  },
  InsufficientBalance: { title: 'Dafür reicht das Geld nicht.', say: 'Es wurde nichts gezahlt.' },
  GuardRefused: {
    title: 'Sein Guard blockiert das.',
    say: 'Entfernen Sie den Guard zuerst in Safe und kommen Sie dann zurück. Es wurde nichts gesendet.',
  },
  GS000: { title: 'Der Safe konnte nicht eingerichtet werden.', say: 'Versuchen Sie es mit mehr Gas erneut.' },
  GS010: { title: 'Zu wenig Gas.', say: 'Erhöhen Sie das Gas-Limit in Ihrer Wallet.' },
  GS013: {
    title: 'Die Transaktion des Safes ist ohne Begründung fehlgeschlagen.',
    say: 'Sehen Sie sich den Safe noch einmal an: Etwas darin hat sich geändert, oder sein Guard verbietet das.',
  },
  GS025: {
    title: 'Die Signatur ist nicht die eines Eigentümers.',
    say: 'Verbinden Sie einen Eigentümer des Safes.',
  },
  GS026: {
    title: 'Die Signatur ist nicht die eines Eigentümers.',
    say: 'Vielleicht hat der Safe jetzt einen anderen Eigentümer. Prüfen Sie noch einmal.',
  },
  GS204: {
    title: 'Eine dieser Adressen ist schon Eigentümer.',
    say: 'Zweimal genannt, oder vor dem Einpacken untergeschoben. Nennen Sie andere.',
  },
}
