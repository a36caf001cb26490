import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted } from './counted.ts'

export const selling: SafeTranslation['selling'] = {
  title: 'Verkauf vorbereiten',
  say: 'Wer Ihr Angebot annimmt, bezahlt Sie und bekommt in derselben Transaktion das NFT, mit allem, was im Safe ist. Hat sich sein Zustand geändert, seit Sie signiert haben, wird nichts gezahlt, und nichts bewegt sich.',
  back: 'Zurück zum Safe',
  notWrapped: {
    title: 'Nur ein versiegelter Safe lässt sich verkaufen.',
    say: 'Packen Sie ihn zuerst ein und versiegeln Sie ihn.',
  },
  notYours: { title: 'Nur sein Inhaber kann ihn verkaufen.', say: 'Verbinden Sie das Konto, das das NFT hält.' },
  stepsLabel: 'Schritte',
  next: 'Nächster Schritt',
  steps: {
    keep: 'Behalten, was Sie behalten wollen',
    revoke: 'Freigaben widerrufen',
    signing: 'Signieren ausschalten',
    lock: 'Den Safe sperren',
    wait: 'Ruhezeit abwarten',
    approve: 'Verkauf freigeben',
    offer: 'Das Angebot machen',
  },
  state: {
    done: 'Erledigt',
    todo: 'Zu tun',
    optional: 'Wie Sie möchten',
    advised: 'Empfohlen',
    signing: 'Wird signiert',
    unknown: 'Noch nicht bekannt',
    standing: (count) => counted(count, { one: '1 gilt', other: `${count} gelten` }),
    until: (moment) => `Bis ${moment}`,
  },
  keep: 'Alles, was beim Verkauf im Safe ist, bekommt der Käufer. Senden Sie vorher heraus, was Sie behalten wollen.',
  keepAct: 'Etwas heraussenden',
  keepLocked: 'Er ist gesperrt: Vor dem Ende der Sperre lässt sich nichts heraussenden.',
  contents: 'Jetzt darin',
  revokeSay:
    'Wer eine davon hat, kann auch nach dem Verkauf noch Token nehmen. Käufer sehen sie, und der Bericht nennt sie.',
  signingOff: 'Signieren ist ausgeschaltet.',
  signingSay:
    'Das NFT lässt sich nicht übertragen, solange Signieren eingeschaltet ist, und auch nicht in den zehn Minuten nach dem Ausschalten.',
  lockSay:
    'Solange der Safe gesperrt ist, können Sie nichts daraus versenden: Käufer wissen dann, dass Sie ihn nicht leeren können. Lassen Sie die Sperre einen Tag nach Ihrem Angebot enden, damit sie es bis zum Schluss abdeckt.',
  lockVoids:
    'Eine Sperre ändert den Zustand des Safes: Sie beendet jedes Angebot, das Sie vorher signiert haben. Erst sperren, dann signieren.',
  locked: (moment) => `Er ist bis ${moment} gesperrt. So lange muss auch der Käufer warten.`,
  waitDone: 'Die Ruhezeit ist vorbei: Das NFT lässt sich übertragen.',
  waitSay:
    'Sie können inzwischen weitermachen. Ein Angebot, das jetzt signiert wird, lässt sich annehmen, sobald die Ruhezeit vorbei ist.',
  approveSay:
    'Damit darf der Verkaufsvertrag dieses eine NFT übertragen und kein anderes. Er tut es nur für ein Angebot, das Sie signiert haben, und nur in dem Zustand, für den Sie signiert haben.',
  approveAct: 'Verkauf dieses NFTs freigeben',
  approved: 'Der Verkauf dieses NFTs ist freigegeben.',
  offer: {
    kind: 'Was Sie möchten',
    sell: 'Zu einem Preis verkaufen',
    sellSay: 'Zahlung und NFT wechseln in einer Transaktion den Besitzer.',
    give: 'Kostenlos übergeben, in zwei Schritten',
    giveSay:
      'Sie nennen den Empfänger und signieren. Nichts bewegt sich, bis er ihn annimmt; damit zeigt er, dass er mit diesem Konto handeln kann.',
    currency: 'Bezahlt in',
    otherToken: 'Ein anderer Token…',
    token: 'Smart Contract des Tokens',
    tokenReading: 'Der Token wird gefragt…',
    tokenUnread: 'Dieser Token sagt nicht, wie er gezählt wird. Ein Preis darin lässt sich nicht eingeben.',
    tokenImitates: (name) =>
      `Das ist nicht der bekannte ${name}, auch wenn der Name so aussieht. Jeder kann einen Token so nennen.`,
    price: 'Preis',
    priceEmpty: 'Geben Sie den Preis ein.',
    priceShape: (symbol) => `Geben Sie einen Betrag in ${symbol} ein, etwa 1.5.`,
    priceDecimals: (symbol, count) => `${symbol} hat höchstens ${count} Stellen nach dem Punkt.`,
    priceZero: 'Wenn Sie nichts verlangen, wählen Sie die kostenlose Übergabe.',
    paid: (price) => `Sie bekommen ${price}. Nichts davon geht an jemand anderen.`,
    paidInToken: (price) =>
      `Der Käufer zahlt ${price}, und die Order gibt nichts davon an jemand anderen. Ein Token, der bei Übertragungen eine Gebühr einbehält, tut das auch hier: Dann bekommen Sie weniger.`,
    who: 'Wer es annehmen darf',
    anyone: 'Alle, die den Link haben',
    anyoneSay: 'Wer zuerst bezahlt, bekommt ihn.',
    one: 'Eine Adresse',
    oneSay: 'Niemand sonst kann es annehmen, auch mit dem Link nicht.',
    buyer: 'Käufer',
    receiver: 'Empfänger',
    isYou: 'Sie halten ihn schon. Nennen Sie jemand anderen.',
    end: 'Endet',
    endEmpty: 'Wählen Sie Datum und Uhrzeit.',
    endEarly: 'Das ist schon vorbei. Wählen Sie eine spätere Zeit.',
    endLate: 'Wählen Sie eine Zeit innerhalb des nächsten Jahres.',
    endLock: (moment) =>
      `Die Sperre endet früher, am ${moment}. Danach könnten Sie den Safe benutzen, was das Angebot beendet; der Käufer sieht das.`,
    noLock: 'Er ist nicht gesperrt: Sie könnten den Safe noch benutzen, was das Angebot beendet. Käufer sehen das.',
    far: {
      more: (times, earlier) => `Das ist das ${times}-Fache Ihres früheren Angebots von ${earlier}. Ich meine es so.`,
      less: (times, earlier) => `Ihr früheres Angebot von ${earlier} war ${times}-mal so hoch. Ich meine es so.`,
      paid: (paid) => `Ich habe diesen Safe für ${paid} gekauft. Ich meine es so.`,
      contents: (held) => `Im Safe sind ${held}, mehr als das Doppelte des Preises. Ich meine es so.`,
    },
    ends: 'Es endet mit seinem Datum, wenn es angenommen wird, mit jeder Nutzung des Safes und mit einer Übertragung. Es endet nicht, wenn Sie die Freigabe zurückziehen: Dann ruht es nur, und eine neue Freigabe bringt es zurück.',
    cheaper: (price, until) =>
      `Ihr früheres Angebot von ${price} endet dadurch nicht: Bis ${until} kann der Safe noch dafür genommen werden. Um das zu verhindern, beenden Sie zuerst alle Angebote.`,
    understand: (price) =>
      `Mir ist klar, dass alles im Safe bekommt, wer ${price} zahlt, und dass ich das Angebot nicht ändern kann.`,
    understandGive:
      'Mir ist klar, dass der Empfänger alles im Safe kostenlos bekommt, und dass ich das Angebot nicht ändern kann.',
    sign: 'Angebot signieren',
    signGive: 'Übergabe signieren',
    asking: 'Bestätigen Sie in Ihrer Wallet. Signieren kostet nichts und sendet nichts.',
    invalid: {
      title: 'Das ist keine gültige Signatur.',
      say: 'Die Chain erkennt nicht als Signatur des Inhabers an, was Ihre Wallet gegeben hat. Es gibt kein Angebot. Versuchen Sie es noch einmal oder mit einer anderen Wallet.',
    },
    signed: { title: 'Signiert.', say: 'Es steht unten in der Liste. Geben Sie den Link weiter.' },
    signingFirst: 'Schalten Sie zuerst das Signieren aus: Solange es an ist, lässt sich nichts verkaufen.',
    bySafe: (threshold) =>
      counted(threshold, {
        one: 'Der Inhaber ist ein Safe: Ein Eigentümer muss signieren.',
        other: `Der Inhaber ist ein Safe: ${threshold} Eigentümer müssen signieren, hier nacheinander per Link, oder in Safe.`,
      }),
  },
  list: {
    title: 'Ihre Angebote',
    say: 'Sie wurden in diesem Browser signiert. Die Chain kennt sie nicht: Angebote, die Sie anderswo signiert haben, fehlen hier.',
    none: 'Keines, das in diesem Browser signiert wurde.',
    sale: (price) => `Für ${price}`,
    gift: 'Kostenlos',
    anyone: 'Alle',
    to: 'An',
    end: 'Endet',
    status: 'Jetzt',
    openNow: 'Es kann angenommen werden.',
    unread: 'Das Netzwerk hat nicht geantwortet. Ob es angenommen werden kann, ist nicht bekannt.',
    reading: 'Wird von der Chain gelesen…',
    collecting: 'Es fehlen Signaturen.',
    forget: 'Aus der Liste entfernen',
    forgetSay: 'Das beendet nichts: Wer den Link hat, kann es weiterhin annehmen.',
    forgetYes: 'Hier entfernen',
    keep: 'Behalten',
    open: 'Angebot öffnen',
    rests:
      'Es kann jetzt nicht angenommen werden: Für diesen Verkauf gibt es keine Freigabe. Geben Sie den Verkauf frei, dann geht es.',
  },
  shareSay: 'Wer den Link oder die Datei hat, kann das Angebot ansehen. Kein Server sieht es.',
  coSign: {
    title: (signed, required) => `${signed} von ${required} Eigentümern haben dieses Angebot signiert`,
    say: 'Der Inhaber ist ein Safe. Es zählt als Angebot, sobald genug seiner Eigentümer signiert haben. Jeder öffnet den Link, signiert und gibt ihn weiter.',
    strangers: (count) =>
      counted(count, {
        one: 'Eine Signatur ist von jemandem, der jetzt kein Eigentümer ist. Sie zählt nicht.',
        other: `${count} Signaturen sind von Leuten, die jetzt keine Eigentümer sind. Sie zählen nicht.`,
      }),
    youSigned: 'Sie haben signiert. Geben Sie den Link an den nächsten Eigentümer weiter.',
    notOwner: 'Das verbundene Konto ist kein Eigentümer des Inhabers.',
    connect: 'Verbinden Sie einen Eigentümer, um zu signieren.',
    understand: 'Ich habe das Angebot gelesen und stimme ihm als Eigentümer zu.',
    act: 'Als Eigentümer signieren',
    refused:
      'Genug Eigentümer haben signiert, aber der Safe, der das NFT hält, erkennt ihre Signaturen nicht an. Vielleicht fehlt sein Fallback-Handler.',
  },
  inSafe: {
    title: 'Safe wurde gebeten, dieses Angebot zu signieren.',
    listed: 'Es kann angenommen werden, sobald dort genug Eigentümer signiert haben. Es steht unten in der Liste.',
    needs: (threshold) =>
      counted(threshold, {
        one: 'Ein Eigentümer muss es in Safe signieren.',
        other: `${threshold} Eigentümer müssen es in Safe signieren.`,
      }),
    say: (until) =>
      `Eigentümer finden es in Safe unter „Messages“. Bis ${until} sucht diese Seite nach ihren Signaturen, wann immer sie hier offen ist. Sind es genug, kann das Angebot angenommen werden, und Sie können es weitergeben.`,
    again:
      'Haben Sie das Fenster von Safe geschlossen, bevor Sie signiert haben, oder haben alle signiert und das Angebot erscheint nicht, dann fragen Sie noch einmal. Es bleibt dasselbe Angebot.',
    forgetSay:
      'In Safe wird es dadurch nicht zurückgezogen: Haben dort genug Eigentümer signiert, kann es annehmen, wer ihre Signaturen bekommt.',
  },
  endOffers: {
    open: 'Alle Angebote beenden',
    title: 'Alle Angebote beenden',
    say: 'Eine Transaktion beendet alle Angebote für diesen Safe, die mit den Smart Contracts dieser Seite gemacht wurden, auch auf Seaport und auch die, die hier nicht stehen. Im Safe ändert sie nichts. Das NFT lässt sich danach zehn Minuten lang nicht übertragen.',
    sayLocked:
      'Eine Transaktion beendet alle Angebote für diesen Safe, die mit den Smart Contracts dieser Seite gemacht wurden, auch auf Seaport und auch die, die hier nicht stehen. Solange er gesperrt ist, ist das eine Übertragung des NFTs an Sie selbst; sie nimmt auch die Freigabe des Verkaufs zurück.',
    act: 'Alle Angebote endgültig beenden',
    alone: 'Nur die Freigabe zurückzuziehen beendet nichts: Mit der nächsten Freigabe sind die Angebote wieder da.',
    elsewhere:
      'Ein Angebot, das anderswo gemacht wurde, endet damit nicht: Solange ein Marktplatz das NFT übertragen darf, kann es noch angenommen werden. Widerrufen Sie solche Freigaben unten.',
  },
}
