import type { Translation } from '../Translation.ts'
import { ofOwners } from './counted.ts'

export const account: Translation['account'] = {
  account: {
    title: 'Ihr Konto',
    address: 'Adresse',
    network: 'Netzwerk',
    wallet: 'Wallet',
    explorer: (name) => `In ${name} öffnen`,
    balance: 'Guthaben',
    kind: 'Art',
    kinds: {
      plain: 'Normales Konto (EOA)',
      delegated: 'Normales Konto mit Code (EIP-7702)',
      contract: 'Smart Contract',
      safe: 'Safe',
    },
    agree: 'Schwellenwert',
    ofOwners,
    owners: 'Eigentümer',
    nonce: 'Nonce',
    queue: 'In der Warteschlange',
    switchAccount: 'Konto wechseln',
    switching: 'Wählen Sie ein Konto in Ihrer Wallet.',
    sameAccount: 'Es ist noch dasselbe Konto. Wählen Sie ein anderes direkt in der Wallet.',
    switchFailed: {
      UserRejected: 'Sie haben in Ihrer Wallet abgelehnt. Das Konto bleibt, wie es war.',
      RequestPending: 'In Ihrer Wallet ist noch eine Anfrage offen. Beantworten Sie zuerst diese.',
      AccountsEmpty: 'Ihre Wallet hat kein Konto geteilt. Wählen Sie eines direkt in der Wallet.',
      Deadline: 'Ihre Wallet hat nicht geantwortet. Wählen Sie das Konto direkt in der Wallet.',
    },
    switchFailedOtherwise:
      'Ihre Wallet lässt sich von hier aus nicht fragen. Wählen Sie das Konto direkt in der Wallet.',
    verify: 'Konto bestätigen',
    verified: 'Bestätigt',
    verifiedUntil: (until) => `In diesem Tab, bis ${until}`,
    signOut: 'Abmelden',
    switchWallet: 'Wallet wechseln',
    inSafe: 'Von Safe verbunden. Zum Trennen schließen Sie diese App dort.',
    disconnect: 'Verbindung trennen',
  },

  network: {
    title: 'Netzwerke',
    wrong: 'Falsches Netzwerk. Wechseln Sie es oder trennen Sie die Verbindung, um weiterzumachen.',
    current: 'Aktuelles Netzwerk',
    asked: (chain) => `Bestätigen Sie den Wechsel zu ${chain} in Ihrer Wallet.`,
    add: (chain) => `${chain} zu Ihrer Wallet hinzufügen`,
    failed: {
      UserRejected: 'Sie haben in Ihrer Wallet abgelehnt. Das Netzwerk bleibt, wie es war.',
      RequestPending:
        'In Ihrer Wallet ist noch eine Anfrage offen. Beantworten Sie diese dort und wählen Sie das Netzwerk dann noch einmal.',
      WalletLocked: 'Ihre Wallet ist gesperrt. Entsperren Sie sie und wählen Sie das Netzwerk dann noch einmal.',
      WalletDisconnected:
        'Ihre Wallet hat die Verbindung verloren. Öffnen Sie sie, sehen Sie nach, ob sie online ist, und wählen Sie das Netzwerk dann noch einmal.',
      ConnectorNotFound: 'Ihre Wallet ist von dieser Seite aus nicht mehr erreichbar. Verbinden Sie sie neu.',
      ChainNotFound:
        'Ihre Wallet hat auf diesem Netzwerk kein Konto geteilt. Schalten Sie es in der Wallet ein und verbinden Sie sie neu.',
      SwitchUnsupported: 'Ihre Wallet kann von hier aus nicht wechseln. Wählen Sie das Netzwerk direkt in der Wallet.',
      AddChain:
        'Ihre Wallet kennt dieses Netzwerk nicht und hat es nicht hinzugefügt. Fügen Sie es direkt in der Wallet hinzu.',
      PopupBlocked:
        'Das Fenster Ihrer Wallet wurde blockiert. Erlauben Sie Pop-ups für diese Seite und wählen Sie das Netzwerk dann noch einmal.',
      RelayUnreachable:
        'Die Vermittlung von WalletConnect hat nicht geantwortet; Ihre Wallet wurde also nicht gefragt. Versuchen Sie es gleich noch einmal.',
      SessionEnded: 'Ihre Wallet hat die Verbindung beendet. Verbinden Sie sie neu.',
      Deadline:
        'Ihre Wallet hat nicht geantwortet. Zeigt sie die Anfrage noch, lehnen Sie sie ab. Wählen Sie das Netzwerk dann noch einmal.',
    },
    failedOtherwise: 'Ihre Wallet hat nicht gewechselt. Wählen Sie das Netzwerk direkt in der Wallet.',
    ofSafe: (chain) =>
      `Dieser Safe liegt auf ${chain} und lässt sich nicht wechseln. Öffnen Sie für ein anderes Netzwerk diese Seite in einem Safe, der dort liegt.`,
    ofSafeElsewhere:
      'Dieser Safe liegt auf einem Netzwerk, mit dem diese Seite nicht arbeitet. Öffnen Sie die Seite in einem Safe auf einem anderen.',
    failedInSafe: (chain) =>
      `Ein Safe liegt auf einem einzigen Netzwerk. Öffnen Sie diese Seite in einem Safe, der auf ${chain} ist.`,
  },
}
