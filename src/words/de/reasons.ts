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
  AlreadyWrapped: { title: 'Er ist schon eingepackt.', say: 'Öffnen Sie die Wallet, um ihn zu nutzen.' },
  NotWrapped: {
    title: 'Er ist nicht eingepackt.',
    say: 'Packen Sie ihn zuerst ein, oder sehen Sie auf einem anderen Netzwerk nach.',
  },
  UnknownToken: { title: 'Diese Verpackung besteht nicht mehr.', say: 'Suchen Sie den Safe noch einmal.' },
  ModuleNotEnabled: {
    title: 'Der Smart Contract ist kein Modul des Safes.',
    say: 'Beginnen Sie neu: Eine Transaktion erledigt beides.',
  },
  ForeignModules: {
    title: 'Er hat andere Module.',
    say: 'Jemand hat seit der Prüfung eines hinzugefügt. Prüfen Sie noch einmal.',
  },
  HandlerIsWrapper: {
    title: 'Sein Handler ist der Smart Contract, der einpackt.',
    say: 'Jeder könnte ihn im Namen des Safes aufrufen. Setzen Sie einen anderen Handler, oder wählen Sie einen anderen Inhaber.',
  },
  NotClean: {
    title: 'Jemand anderes kann ihn noch bewegen.',
    say: 'Deshalb wird kein NFT erzeugt. Bringen Sie, was darin ist, in einen neuen Safe.',
  },
  NotTopLevel: {
    title: 'Dieses Konto führt Code aus und kann deshalb nicht versiegeln.',
    say: 'Jedes einfache Konto kann es stattdessen tun: Verbinden Sie eines und versiegeln Sie von dort.',
  },
  ERC721InvalidReceiver: {
    title: 'Das Ziel kann es nicht empfangen.',
    say: 'Dieses Konto führt Code aus, der keine NFTs annimmt. Hat es sich nur an Code delegiert (EIP-7702), kann es das in seiner Wallet beenden; dann klappt das Versiegeln wieder. Es wurde nichts gesendet.',
  },
  ERC721NonexistentToken: {
    title: 'Dieses NFT gibt es nicht.',
    say: 'Es ist noch nicht erzeugt, oder es ist erloschen: Das NFT eines Safes kommt mit dem Versiegeln und geht mit dem Auspacken. Suchen Sie es noch einmal.',
  },
  ERC721IncorrectOwner: {
    title: 'Ein anderes Konto hält dieses NFT.',
    say: 'Es ist nicht in dem Konto, aus dem es kommen sollte. Suchen Sie es noch einmal, bevor Sie weitermachen. Es wurde nichts gesendet.',
  },
  ERC721InsufficientApproval: {
    title: 'Sie dürfen dieses NFT nicht bewegen.',
    say: 'Das darf nur sein Inhaber, oder wem er es erlaubt hat. Verbinden Sie ein solches Konto. Es wurde nichts gesendet.',
  },
  ERC721InvalidApprover: {
    title: 'Sie dürfen dieses NFT für niemanden freigeben.',
    say: 'Nur sein Inhaber bestimmt, wer es sonst bewegen darf. Verbinden Sie das Konto, das es hält. Es wurde nichts freigegeben.',
  },
  NotDriver: {
    title: 'Sie halten das NFT dieser Wallet nicht.',
    say: 'Verbinden Sie das Konto, das es hält. Es wurde nichts gesendet.',
  },
  Busy: { title: 'Der Safe ist gerade mit etwas beschäftigt.', say: 'Versuchen Sie es erneut, wenn es fertig ist.' },
  NotSealed: {
    title: 'Er ist noch nicht versiegelt.',
    say: 'Versiegeln Sie ihn zuerst. Bis dahin verspräche eine Sperre zu viel.',
  },
  QuietTime: {
    title: 'Diese Wallet wurde gerade erst versiegelt oder benutzt.',
    say: 'Ihr NFT ruht danach zehn Minuten, damit niemand etwas anderes kauft, als er gesehen hat. Versuchen Sie es danach erneut.',
  },
  AccountLocked: {
    title: 'Diese Wallet ist gesperrt.',
    say: 'Bis die Sperre endet, kann niemand sie nutzen oder auspacken, und niemand kann die Sperre vorzeitig beenden.',
  },
  LockTooShort: {
    title: 'Dieses Datum ist zu früh.',
    say: 'Eine Sperre muss in der Zukunft enden und lässt sich nur verlängern.',
  },
  LockTooLong: { title: 'Dieses Datum ist zu weit weg.', say: 'Eine Sperre reicht höchstens 365 Tage weit.' },
  StateChanged: {
    title: 'Seit Sie nachgesehen haben, hat sich etwas geändert.',
    say: 'Es wurde nichts gezahlt. Sehen Sie sich die Wallet noch einmal an, bevor Sie weitermachen.',
  },
  SigningEnabled: {
    title: 'Diese Wallet kann im Moment signieren.',
    say: 'Solange kann ihr NFT den Besitzer nicht wechseln: Eine Signatur könnte noch etwas bewegen. Der Inhaber muss das Signieren zuerst ausschalten und dann zehn Minuten warten.',
  },
  SelfCall: {
    title: 'Das würde den Safe selbst ändern.',
    say: 'Ein eingepackter Safe ruft sich nie selbst auf. Um seine Eigentümer zu ändern, packen Sie ihn aus.',
  },
  CallFailed: {
    title: 'Der Empfänger hat abgelehnt.',
    say: 'Er nannte keinen Grund. Es wurde nichts gesendet. Prüfen Sie, ob er empfangen kann.',
  },
  StepFailed: {
    title: 'Der Safe hat einen Schritt abgelehnt.',
    say: 'Er nannte keinen Grund. Sein Speicher wurde vielleicht von Hand geändert.',
  },
  InvalidDriver: { title: 'Diese Adresse kann es nicht halten.', say: 'Wählen Sie einen anderen Inhaber.' },
  OwnershipCycle: {
    title: 'Das würde den Schlüssel in der Kiste einschließen.',
    say: 'Jenes Konto kann ohne diesen Safe nicht handeln, unmittelbar oder über andere Konten: Niemand könnte je wieder einen der beiden bewegen. Wählen Sie eine Adresse, die ohne ihn handelt.',
  },
  CannotReceive: {
    title: 'Dieser Smart Contract kann keine NFTs empfangen.',
    say: 'Der Safe wäre darin verloren. Wählen Sie einen anderen Inhaber.',
  },
  BadOwner: {
    title: 'Einer der Eigentümer kann keiner sein.',
    say: 'Der Safe selbst, der Smart Contract und die Nulladresse werden abgelehnt. Nennen Sie eine andere Adresse.',
  },
  BadThreshold: {
    title: 'Die Zahl derer, die zustimmen müssen, passt nicht.',
    say: 'Sie reicht von 1 bis zur Zahl der Eigentümer.',
  },
  TooManyOwners: {
    title: 'So viele Eigentümer passen nicht in eine Transaktion.',
    say: 'Entfernen Sie zuerst einige, oder nennen Sie weniger: Höchstens 250 sind möglich.',
  },
  BadFallbackHandler: {
    title: 'Dieser Handler lässt sich nicht verwenden.',
    say: 'Nehmen Sie einen von Safe selbst oder keinen.',
  },
  ModuleGuardUnsupported: {
    title: 'Diese Version hat keinen Modul-Wächter.',
    say: 'Packen Sie aus, ohne ihn zu behalten.',
  },
  NotReleased: {
    title: 'Der Safe liest sich danach nicht wie verlangt.',
    say: 'Sein Speicher wurde von Hand geändert. Bringen Sie stattdessen heraus, was darin ist.',
  },
  FactoryMissing: {
    title: 'Die Factory von Safe ist nicht auf diesem Netzwerk.',
    say: 'Neue Wallets werden mit ihr erzeugt. Jeder kann sie bereitstellen.',
  },
  AlreadyCreated: {
    title: 'Diese Wallet gibt es schon.',
    say: 'Sie wurde seither benutzt, weitergegeben oder ausgepackt. Sehen Sie nach, oder erzeugen Sie eine mit einer anderen Nummer. Es wurde nichts gesendet.',
  },
  ExecTransactionRefused: {
    title: 'Ein eingepackter Safe führt keine Transaktionen von Eigentümern aus.',
    say: 'Nutzen Sie ihn über sein NFT, oder packen Sie ihn aus.',
  },
  ModuleRefused: {
    title: 'Ein verstecktes Modul wollte ihn bewegen und wurde abgelehnt.',
    say: 'Packen Sie diesen Safe niemals aus. Bringen Sie, was darin ist, in einen neuen.',
  },
  DelegateCallRefused: {
    title: 'Ein eingepackter Safe führt keinen fremden Code aus.',
    say: 'Machen Sie stattdessen einen einfachen Aufruf.',
  },
  OnlyWrapperInSafe: { title: 'Das darf nur der Smart Contract.', say: 'Es wurde nichts gesendet.' },
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
    say: 'An ihrer Adresse ist auf diesem Netzwerk kein Vertrag. Bitten Sie den Verkäufer um ein anderes Angebot. Es wurde nichts gezahlt.',
  },
  Underpaid: {
    title: 'Die Währung behält einen Teil ein.',
    say: 'Der Verkäufer hätte weniger als den Preis bekommen, also wurde nichts gezahlt. Bitten Sie um ein Angebot in einer anderen Währung.',
  },
  SafeERC20FailedOperation: {
    title: 'Die Währung hat die Zahlung abgelehnt.',
    say: 'Prüfen Sie, ob Sie genug davon haben und den Betrag für diesen Kauf freigegeben haben. Es wurde nichts gezahlt.',
  },
  NotOffered: {
    title: 'Der Inhaber hat kein solches Angebot signiert.',
    say: 'Es wurde geändert, oder das NFT hat jetzt einen anderen Inhaber. Es wurde nichts gezahlt.',
  },
  FailedCall: {
    title: 'Der Verkäufer kann nicht bezahlt werden.',
    say: 'Sein Konto hat das Geld abgelehnt. Es wurde nichts gezahlt.',
  },
  InsufficientBalance: { title: 'Dafür reicht das Geld nicht.', say: 'Es wurde nichts gezahlt.' },
  GuardRefused: {
    title: 'Sein Wächter lehnt das ab.',
    say: 'Entfernen Sie den Wächter zuerst in Safe und kommen Sie dann zurück. Es wurde nichts gesendet.',
  },
  GS000: { title: 'Der Safe konnte nicht eingerichtet werden.', say: 'Versuchen Sie es mit mehr Gas erneut.' },
  GS010: { title: 'Es wurde zu wenig Gas mitgegeben.', say: 'Erhöhen Sie das Gas-Limit in Ihrer Wallet.' },
  GS013: {
    title: 'Der Safe hat abgelehnt und den Grund verborgen.',
    say: 'Sehen Sie sich den Safe noch einmal an: Etwas darin hat sich geändert, oder sein Wächter verbietet das.',
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
    title: 'Einer der Eigentümer ist schon da.',
    say: 'Zweimal genannt, oder vor dem Einpacken untergeschoben. Nennen Sie andere.',
  },
}
