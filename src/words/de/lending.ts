import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted } from './counted.ts'

export const lending: SafeTranslation['lending'] = {
  title: 'Beleihen, Treuhand, Erbe',
  say: 'Wer das NFT hält, bestimmt über den Safe und alles, was darin ist. Lesen Sie das, bevor Sie einen eingepackten Safe beleihen, in Treuhand geben oder jemandem hinterlassen.',
  back: 'Zurück zum Safe',
  now: 'Dieser Safe jetzt',
  kind: {
    plain: 'Ein Konto mit einem Schlüssel. Wer den Schlüssel hat, bestimmt über den Safe.',
    delegated:
      'Ein Konto mit einem Schlüssel, das auch Code ausführt (EIP-7702). Was dieser Code erlaubt, ist ebenfalls möglich.',
    safe: (threshold) =>
      counted(threshold, {
        one: 'Ein Safe: Einer seiner Eigentümer genügt, um zu handeln.',
        other: `Ein Safe: ${threshold} seiner Eigentümer müssen signieren, um zu handeln.`,
      }),
    contract: 'Ein Smart Contract. Sein Code entscheidet, was mit dem Safe geschieht: Diese Seite liest ihn nicht.',
    reading: 'Es wird gelesen, was für ein Konto das ist…',
    unknown: 'Das Netzwerk hat nicht geantwortet. Was für ein Konto das ist, ist unbekannt.',
  },
  until: (moment) => `Bis ${moment}`,
  signing: {
    on: 'Eingeschaltet: Das NFT lässt sich nicht übertragen, und was der Inhaber signiert, kann Token aus dem Safe nehmen.',
    off: 'Ausgeschaltet',
  },
  quiet: 'Ruhezeit',
  quietOver: 'Vorbei',
  clock: 'Sperre und Ruhezeit richten sich nach der Uhr des Netzwerks.',
  terms:
    'Diesen Fingerabdruck nennen die Bedingungen. Kopieren Sie ihn zuerst und sehen Sie sich dann den Safe an: Wird er danach benutzt, passen die Bedingungen nicht mehr.',
  oldTerms: 'Er kann sich seither geändert haben. Kopieren Sie ihn, sobald das Netzwerk wieder antwortet.',
  report: 'Inhalt und Freigaben ansehen',
  reads: 'Diese Seite liest den Safe. Was ein Smart Contract mit dem NFT tut, sagt allein dessen Code.',
  none: {
    plain: {
      title: 'Dieser Safe ist nicht eingepackt.',
      say: 'Seine Eigentümer bestimmen über ihn, und es gibt kein NFT zu beleihen. Was hier steht, gilt, sobald er eingepackt und versiegelt ist.',
    },
    unsealed: {
      title: 'Er ist nicht versiegelt.',
      say: 'Es gibt noch kein NFT, und andere können noch Zugriff bekommen. Beleihen Sie ihn nicht und bezahlen Sie nichts für ihn.',
    },
    unclean: {
      title: 'Jemand anderes kann ihn noch benutzen.',
      say: 'Beleihen Sie ihn nicht. Wer es ist, sagt der Bericht.',
    },
    noSafe: {
      title: 'An dieser Adresse ist kein eingepackter Safe.',
      say: 'Prüfen Sie Adresse und Netzwerk.',
    },
    unknownCode: {
      title: 'Er führt Code aus, den wir nicht kennen.',
      say: 'Dieser Code kann das NFT umgehen. Beleihen Sie ihn nicht.',
    },
  },
  lend: {
    title: 'Beleihen',
    say: 'Verlangen Sie all das. Jeder Punkt verschließt einen Weg, das Geld oder den Safe zu verlieren.',
    points: {
      holds: {
        ask: 'Der Smart Contract hält das NFT und hat nicht bloß eine Freigabe dafür.',
        why: 'Bei einer Freigabe bleibt der Kreditnehmer Inhaber: Er kann den Safe leeren, das NFT verkaufen oder dessen Übertragung immer wieder sperren.',
      },
      seen: {
        ask: 'Er nimmt das NFT nur in dem Zustand, den Sie gesehen haben: mit safeTransferFromIf und dem Fingerabdruck in den Bedingungen.',
        why: 'Sonst wird der Safe geleert, unmittelbar bevor er hineinkommt, und Sie leihen auf nichts.',
      },
      calls: {
        ask: 'Er führt keinen Aufruf aus, den jemand anderes wählen darf, und nie einen an den Smart Contract des NFTs.',
        why: 'Verwahrer, die für ihre Nutzer etwas abholen, abstimmen oder verleihen, lassen sich dazu bringen, den Safe zu benutzen oder das NFT wegzugeben. Eine Liste verbotener Funktionen genügt nicht, und das Weggeben hält auch eine Sperre nicht auf.',
      },
      locked: {
        ask: 'Der Safe ist gesperrt, bis der Kredit fällig ist, und der Smart Contract prüft das.',
        why: 'Hat der Smart Contract einen Fehler, verhindert die Sperre trotzdem jede Nutzung. Das hat einen Preis: Bis zu ihrem Ende kann niemand eine Schuldposition im Safe aufstocken, sodass sie liquidiert werden kann, und niemand kann etwas abholen oder widerrufen.',
      },
      approvals: {
        ask: 'Seine Freigaben sind vor der Sperre widerrufen, und Sie haben sich angesehen, was darin ist.',
        why: 'Was der Safe früher freigegeben hat, wird ihm trotzdem entnommen, in Treuhand und gesperrt oder nicht, und der Fingerabdruck bleibt gleich.',
      },
      signing: {
        ask: 'Signieren ist ausgeschaltet.',
        why: 'Solange es eingeschaltet ist, lässt sich das NFT an niemanden übertragen. Was früher durch eine Signatur erlaubt wurde, bleibt, wie jede Freigabe.',
      },
      end: {
        ask: 'Am Ende gibt der Smart Contract das NFT mit einem einfachen transferFrom heraus.',
        why: 'Ein Empfänger, der bei der Übertragung aufgerufen wird, könnte sie ablehnen und so die andere Seite hinhalten.',
      },
    },
  },
  escrow: {
    title: 'In Treuhand geben',
    say: 'Für einen Verkauf brauchen Sie meist keine: Mit einem Angebot, das hier signiert wird, wechseln Geld und NFT in einer Transaktion den Besitzer, in dem Zustand, für den signiert wurde.',
    points: {
      same: {
        ask: 'Wo es Treuhand sein muss, verlangen Sie alles, was ein Kreditgeber verlangt.',
        why: 'Wer das NFT in der Zwischenzeit hält, bestimmt über den Safe, genau wie der Smart Contract eines Kreditgebers.',
      },
      expects: {
        ask: 'Geben Sie das NFT durch die Funktion hinein, die der Smart Contract dafür hat; senden Sie es nicht einfach hin.',
        why: 'Ein Smart Contract, der es nicht erwartet, kann es vielleicht nie zurückgeben: Dann ist der Safe verloren.',
      },
      markets: {
        ask: 'Halten Sie einen Auftrag auf einem Marktplatz nicht für Treuhand.',
        why: 'Die meisten Aufträge vergleichen den Zustand nicht: Der Safe kann geleert werden, bevor sie ausgeführt werden. Und eine Freigabe für alle NFTs eines Kontos bleibt bestehen, auch für spätere.',
      },
      ends: {
        ask: 'Verlassen Sie sich nicht auf Angebote und Freigaben von vorher.',
        why: 'Jede Übertragung beendet die offenen Angebote für das NFT und die Freigabe für dieses allein, auch die in die Treuhand und zurück.',
      },
    },
  },
  inherit: {
    title: 'Hinterlassen',
    say: 'Einen Totmannschalter gibt es nicht, und niemand kann einen hinzufügen. Ohne einen Inhaber, der handeln kann, bleibt der Safe, wie er ist, für immer. Das NFT muss also dort sein, von wo es weitergeht, auf einem von zwei Wegen:',
    ways: {
      safe: {
        ask: 'Ein eigener Safe von Ihnen hält das NFT, mit Erben unter seinen Eigentümern oder mit einem Modul, das sie nach einer Frist hineinlässt.',
        why: 'Sie benutzen den eingepackten Safe weiter durch ihn. Probieren Sie zu Lebzeiten aus, dass Ihre Erben tun können, was sie dann tun müssen.',
      },
      contract: {
        ask: 'Sie erteilen einem Smart Contract eine Freigabe, der das NFT weitergibt, wenn Sie eine Zeit lang still waren.',
        why: 'Hier genügt eine Freigabe, denn Sie wollen Ihre Erben nicht betrügen; in Treuhand könnten Sie den Safe nicht benutzen.',
      },
    },
    either: 'In beiden Fällen:',
    points: {
      signing: {
        ask: 'Lassen Sie Signieren ausgeschaltet.',
        why: 'Solange es eingeschaltet ist, lässt sich das NFT nicht übertragen, und nur der Inhaber kann es ausschalten: Über eine Freigabe bekämen Ihre Erben es nie.',
      },
      lock: {
        ask: 'Achten Sie auf das Ende einer Sperre.',
        why: 'Sie bindet auch Erben: Sie halten das NFT und können den Safe vor diesem Tag nicht benutzen.',
      },
      approval: {
        ask: 'Erteilen Sie die Freigabe nach jeder Übertragung und jedem Einpacken neu.',
        why: 'Eine Freigabe für das NFT ist weg, sobald es übertragen wird, und ein Safe, der noch einmal eingepackt wird, hat ein anderes NFT.',
      },
      report: {
        ask: 'Sagen Sie Ihren Erben, dass sie zuerst den Bericht lesen sollen.',
        why: 'Was im Safe versteckt wurde, bevor er eingepackt war, kann beim Auspacken wirksam werden.',
      },
    },
  },
  vaults:
    'Die Verwahrer in contracts/test/lending, im Quellcode dieser Seite, sind zum Lesen da und nicht zum Benutzen. Niemand hat sie geprüft.',
}
