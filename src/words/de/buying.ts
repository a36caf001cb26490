import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('de')

export const buying: SafeTranslation['buying'] = {
  title: 'Das Angebot',
  reading: 'Das Angebot wird mit der Chain verglichen…',
  price: 'Preis',
  free: 'Nichts: er wird übergeben',
  seller: 'Verkäufer',
  buyer: 'Käufer',
  anyone: 'Alle. Wer zuerst kommt, bekommt ihn.',
  you: 'Sie',
  ends: 'Offen bis',
  through: 'Verkauft auf',
  seaport: 'Seaport 1.6, das den Safe nur in dem Zustand verkauft, der angeboten wurde.',
  locked: (moment) => `Bis ${moment}, auch für den Käufer`,
  asSeen:
    'Der Safe ist genau so, wie er war, als der Verkäufer signierte: seither weder benutzt noch gesperrt noch übertragen. Ändert sich das, scheitert der Verkauf, und es wird nichts gezahlt.',
  nothingPaid: 'Dieses Angebot kann jetzt nicht angenommen werden. Es wurde nichts gezahlt.',
  obstacle: {
    routerMissing: (chain) => ({
      title: `Den Verkaufsvertrag gibt es auf ${chain} noch nicht`,
      say: 'Ohne ihn kann dort nichts gekauft werden. Jeder kann ihn bereitstellen.',
    }),
    routerOther: {
      title: 'Wo der Verkaufsvertrag sein sollte, ist anderer Code',
      say: 'Zahlen Sie nichts. Prüfen Sie den RPC in den Einstellungen und öffnen Sie den Link noch einmal.',
    },
    seaportMissing: (chain) => ({
      title: `Seaport 1.6 gibt es auf ${chain} nicht`,
      say: 'Orders auf Seaport lassen sich dort weder erstellen noch ausführen. Verkauft werden kann der Safe stattdessen über den Verkaufsvertrag dieser Seite.',
    }),
    zoneMissing: (chain) => ({
      title: `Den Vertrag, der für Seaport den Zustand eines Safes prüft, gibt es auf ${chain} noch nicht`,
      say: 'Ohne ihn lässt sich dort keine solche Order ausführen. Jeder kann ihn bereitstellen.',
    }),
    zoneOther: {
      title: 'Wo der Vertrag sein sollte, der für Seaport den Zustand eines Safes prüft, ist anderer Code',
      say: 'Zahlen und signieren Sie nichts. Prüfen Sie den RPC in den Einstellungen und versuchen Sie es noch einmal.',
    },
    filled: {
      title: 'Jemand anderes hat ihn gekauft',
      say: 'Diese Order auf Seaport ist ausgeführt, vielleicht über einen Marktplatz. Bitten Sie den jetzigen Inhaber um ein Angebot.',
    },
    cancelled: {
      title: 'Der Verkäufer hat diese Order auf Seaport storniert',
      say: 'Sie gilt nie mehr. Bitten Sie den Verkäufer um ein neues Angebot.',
    },
    early: (moment) => ({
      title: `Das Angebot beginnt am ${moment}`,
      say: 'Kommen Sie dann wieder: Ab da gilt dieser Link.',
    }),
    notWrapped: {
      title: 'Der Safe ist nicht eingepackt',
      say: 'Er wurde ausgepackt, nachdem der Verkäufer signiert hatte; es gibt also nichts zu kaufen. Wird er wieder eingepackt, bitten Sie um ein neues Angebot.',
    },
    unsealed: {
      title: 'Der Safe ist nicht versiegelt',
      say: 'Es gibt also kein NFT zu kaufen. Bitten Sie den Verkäufer, ihn zu versiegeln und ein neues Angebot zu signieren.',
    },
    otherWrap: {
      title: 'Dieses Angebot gilt für eine frühere Verpackung',
      say: 'Der Safe wurde ausgepackt und neu eingepackt; das angebotene NFT gibt es nicht mehr. Bitten Sie den Inhaber um ein neues Angebot.',
    },
    expired: (moment) => ({
      title: `Das Angebot endete am ${moment}`,
      say: 'Bitten Sie den Verkäufer um ein neues.',
    }),
    used: (times) => ({
      title: counted(times, {
        one: 'Der Safe wurde benutzt, seit der Verkäufer signiert hat',
        other: `Der Safe wurde ${times}-mal benutzt, seit der Verkäufer signiert hat`,
      }),
      say: 'Sein Inhalt kann sich geändert haben. Lesen Sie den Bericht und bitten Sie den Verkäufer um ein neues Angebot.',
    }),
    locked: (moment) => ({
      title: `Der Safe wurde nach dem Signieren bis ${moment} gesperrt`,
      say: 'Das Angebot galt für eine andere Sperre. Wenn Ihnen dieses Datum passt, bitten Sie den Verkäufer um ein neues Angebot.',
    }),
    handedOver: {
      title: 'Das NFT wurde übertragen, seit der Verkäufer signiert hat',
      say: 'Jemand anders hat das Angebot zuerst angenommen, oder der Verkäufer hat das NFT übertragen. Bitten Sie den jetzigen Inhaber um ein Angebot.',
    },
    ended: {
      title: 'Dieses Angebot gilt nicht mehr',
      say: 'Nach dem Signieren hat der Verkäufer alle Angebote beendet, oder er hat das NFT übertragen und zurückbekommen. Bitten Sie ihn um ein neues Angebot.',
    },
    signing: {
      title: 'Signieren ist eingeschaltet',
      say: 'Der Verkäufer hat es nach dem Angebot eingeschaltet. Bitten Sie ihn, es auszuschalten, und um ein neues Angebot.',
    },
    otherState: {
      title: 'Der Safe ist nicht in dem Zustand, der angeboten wurde',
      say: 'Vielleicht hat die Chain seither einen Block verworfen. Bitten Sie den Verkäufer um ein neues Angebot.',
    },
    reserved: (buyer) => ({
      title: 'Das Angebot gilt für ein anderes Konto',
      say: `Nur ${buyer} kann es annehmen. Verbinden Sie dieses Konto, oder bitten Sie den Verkäufer um ein Angebot an Ihres.`,
    }),
    ownOffer: {
      title: 'Das ist Ihr eigenes Angebot',
      say: 'Sie sind der Inhaber dieses Safes. Schicken Sie den Link dem Käufer.',
    },
    notOffered: {
      title: 'Der Inhaber hat dieses Angebot nicht signiert',
      say: 'Die Signatur fehlt, ist von jemand anderem oder gilt für andere Bedingungen. Zahlen Sie nichts und bitten Sie den Inhaber um den Link.',
    },
    notApproved: {
      title: 'Für diesen Verkauf gibt es keine Freigabe',
      say: 'Der Vertrag, über den der Safe verkauft wird, darf Ihnen das NFT nicht übertragen. Bitten Sie den Verkäufer, den Verkauf freizugeben: Dann gilt dieser Link.',
    },
    noCurrency: (chain) => ({
      title: `Diese Währung gibt es auf ${chain} nicht`,
      say: 'An ihrer Adresse ist kein Smart Contract. Bitten Sie den Verkäufer um ein Angebot in einer anderen Währung.',
    }),
  },
  unread: {
    cut: {
      title: 'Dieser Link ist unvollständig oder wurde verändert',
      say: 'Was er anbietet, ist nicht lesbar. Bitten Sie den Verkäufer noch einmal darum und kopieren Sie ihn ganz, oder bitten Sie um die Datei des Angebots.',
    },
    newer: {
      title: 'Diesen Link hat eine neuere Version dieser Seite gemacht',
      say: 'Laden Sie diese Seite neu, oder öffnen Sie den Link in der Version, die ihn gemacht hat.',
    },
    tooLong: {
      title: 'Das ist viel zu lang für ein Angebot',
      say: 'Es ist kein Link dieser Seite. Bitten Sie den Verkäufer noch einmal darum.',
    },
    otherChain: {
      title: 'Dieses Angebot gilt für ein anderes Netzwerk',
      say: 'Die Adresse im Link und das Angebot darin passen nicht zusammen. Dieselbe Adresse ist dort ein anderer Safe.',
    },
    otherSafe: {
      title: 'Dieses Angebot gilt für einen anderen Safe',
      say: 'Die Adresse im Link und das Angebot darin passen nicht zusammen. Sehen Sie sich den Safe an, der angeboten wird.',
    },
    noChain: 'Diese Seite ist für dieses Netzwerk nicht eingerichtet. Wählen Sie es zuerst in den Einstellungen.',
  },
  without: 'Diesen Safe ohne das Angebot ansehen',
  before: 'Bevor Sie zahlen',
  connect: 'Verbinden Sie das Konto, dem er gehören soll.',
  waiting: 'Die Prüfungen des Berichts laufen noch.',
  goOn: 'Nicht auf sie warten',
  stop: {
    title: 'Er kann hier nicht gekauft werden',
    say: 'Der Bericht rät vom Kauf ab. Der Verkäufer kann den Inhalt in einen neuen eingepackten Safe bringen und diesen anbieten.',
  },
  less: {
    title: 'Im Safe ist weniger, als diese Seite Ihnen gezeigt hat',
    say: 'Vielleicht wurde es mit einer alten Freigabe abgezogen. Das Angebot gilt noch: Sehen Sie vor dem Zahlen nach, was übrig ist.',
  },
  lessOf: (before, now) => `vorher ${before}, jetzt ${now}`,
  worse: {
    title: 'Der Bericht ist schlechter geworden, seit Sie ihn gelesen haben',
    say: 'Lesen Sie ihn noch einmal, bevor Sie zahlen:',
  },
  accept: 'Angesehen: weiter',
  ignoreSay: (tokens) =>
    `Wieder weniger geworden: ${tokens}. Solche Token stehen nicht auf der Liste der bekannten und zeigen vielleicht jedes Mal einen anderen Betrag. Wenn sie Ihnen nicht wichtig sind, machen Sie weiter, ohne mit ihnen zu rechnen.`,
  ignore: 'Weiter, ohne mit ihnen zu rechnen',
  understand: (open) =>
    `Ich habe gelesen, wovor der Bericht warnt und was er nicht prüfen konnte, und will diesen Safe trotzdem. ${open}`,
  approve: (price) => `${price} freigeben`,
  approveSay: (price) =>
    `Erster von zwei Schritten: Sie geben genau ${price} für diesen Kauf frei, und nicht mehr. Eingezogen wird es nur, wenn Sie kaufen.`,
  reset: 'Alte Freigabe zurücknehmen',
  resetSay:
    'Dieser Token nimmt eine neue Freigabe erst an, wenn die alte zurückgenommen ist. Danach kommen noch zwei Schritte.',
  buy: (price) => `Für ${price} kaufen`,
  take: 'Kostenlos übernehmen',
  buySay: 'Sie zahlen und bekommen das NFT in einer Transaktion, oder es passiert nichts.',
  takeSay: 'Sie bekommen das NFT und zahlen nur die Netzwerkgebühr.',
  poor: (has) => `Sie haben ${has}. Das reicht nicht.`,
  bySafe: (moment) => `Die Eigentümer Ihres Safes müssen es bis ${moment} signiert und ausgeführt haben.`,
  yours: {
    title: 'Dieser Safe gehört Ihnen',
    say: 'Sie halten sein NFT. Auf seiner Seite können Sie ihn benutzen, seine Token-Freigaben zurücknehmen, ihn anbieten oder auspacken.',
  },
  open: 'Ihren Safe öffnen',
}
