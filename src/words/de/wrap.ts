import type { Translation } from '../Translation.ts'
import { counted, ofOwners } from './counted.ts'

export const wrap: Translation['wrap'] = {
  afterwards: {
    title: 'Danach',
    wrapped: 'Eingepackt',
    theSafe: 'Der Safe, den Sie wählen',
    decides: 'Alleinige Kontrolle',
    you: 'Sie',
    stepThree: 'Wen Sie in Schritt 3 wählen',
    chosen: 'Wen Sie in Schritt 3 gewählt haben',
    stops: 'Funktioniert nicht mehr',
    afterCheck: 'Nach der Prüfung bekannt',
    nft: 'NFT',
    nftLater: 'Entsteht im letzten Schritt, dem Versiegeln',
    nftMissing: 'Noch keines. Entsteht beim Versiegeln',
    nftDone: 'Erzeugt',
    excluded: 'Nicht enthalten',
    others: 'Dieselbe Adresse auf anderen Netzwerken',
    cost: 'Kosten',
    twoFees: 'Zwei Netzwerkgebühren. Keine Gebühr an uns',
    about: (amount) => `Etwa ${amount} für diese Transaktion, und eine weitere zum Versiegeln`,
    modules: (count) => counted(count, { one: `${count} Modul`, other: `${count} Module` }),
    guard: '1 Guard',
    handler: '1 Fallback-Handler',
    signed: 'Transaktionen, die signiert, aber nicht gesendet sind',
  },

  wrap: {
    title: 'Safe einpacken',
    steps: ['Safe', 'Prüfung', 'Inhaber', 'Überblick', 'Einpacken', 'Versiegeln'],
    stepsLabel: 'Schritte',
    choose: 'Welchen Safe möchten Sie einpacken?',
    chooseSay: 'Fügen Sie seine Adresse ein. Sie sehen alles, was sich ändert, bevor Sie signieren.',
    field: 'Adresse des Safes',
    check: 'Prüfen',
    help: 'Eine Adresse, eth:0x… oder ein Link von Safe.',
    yours: (chain) => `Ihre Safes auf ${chain}`,
    yoursSay:
      'Das sind die, die dieser Browser gesehen hat. Mehr können wir nicht auflisten, ohne den Server von Safe zu fragen, der dabei Ihre Adresse erführe.',
    ownersOf: ofOwners,
    reading: 'Safe wird gelesen…',
    can: 'Er kann eingepackt werden.',
    canSay: (fixes) =>
      fixes === 0
        ? 'Nichts steht im Weg.'
        : counted(fixes, {
            one: 'Eine Sache wird in derselben Transaktion behoben.',
            other: `${fixes} Dinge werden in derselben Transaktion behoben.`,
          }),
    cannot: 'Er kann nicht eingepackt werden.',
    cannotSay: 'Er funktioniert weiter wie zuvor.',
    almost: 'Verbinden Sie einen Eigentümer, um ihn einzupacken.',
    inTheWay: 'Was im Weg steht',
    putRight: 'Wird in derselben Transaktion behoben',
    know: 'Gut zu wissen',
    fine: 'Alles in Ordnung',
    chooseHolder: 'Inhaber wählen',
    chooseAnother: 'Anderen Safe wählen',
    checkAgain: 'Noch einmal prüfen',
    connect: 'Wallet verbinden',
    look: 'Safe öffnen',
    openInSafe: 'In Safe öffnen',
    blockers: {
      nothing: {
        title: 'An dieser Adresse ist nichts',
        say: 'Auf diesem Netzwerk liegt dort kein Smart Contract. Prüfen Sie das Netzwerk, und ob es nicht ein normales Konto (EOA) ist.',
      },
      foreign: {
        title: 'Diesen Code kennen wir nicht',
        say: 'Das ist ein Smart Contract, aber kein Safe der Version 1.3.0, 1.4.1 oder 1.5.0. Käufer könnten ihm nicht vertrauen.',
      },
      old: {
        title: 'Dieser Safe ist zu alt',
        say: 'Er ist älter als Version 1.3.0 und lässt sich nicht einpacken. Viele Apps können auch seine Signaturen (ERC-1271) nicht prüfen. Verschieben Sie, was in ihm ist, in einen neuen Safe.',
      },
      wrapper: {
        title: 'Das ist unser eigener Smart Contract',
        say: 'Das ist der Smart Contract, der Safes einpackt, kein Safe.',
      },
      contractMissing: {
        title: 'Unser Smart Contract ist noch nicht auf diesem Netzwerk',
        say: 'Hier kann nichts eingepackt werden, bis jemand ihn bereitgestellt hat. Auf anderen Netzwerken ist er vielleicht schon da.',
      },
      tooManyModules: {
        title: 'Er hat mehr als 20 Module',
        say: 'Eine Transaktion kann sie nicht alle entfernen. Entfernen Sie zuerst einige in Safe und kommen Sie dann zurück.',
      },
      noAccount: {
        title: 'Es ist keine Wallet verbunden',
        say: 'Verbinden Sie das Konto, dem dieser Safe gehört.',
      },
      unknownSingleton: {
        title: 'Er führt Code aus, den wir nicht kennen',
        say: 'Dieser Code stammt nicht von Safe. Er allein entscheidet, wer bewegen kann, was darin ist, egal welche Eigentümer aufgeführt sind. Käufer könnten ihm nicht vertrauen.',
      },
      alreadyWrapped: {
        title: 'Er ist schon eingepackt',
        say: 'Wer die Kontrolle hat, kann ihn nutzen und auspacken.',
      },
      notOwner: {
        title: 'Sie sind keiner seiner Eigentümer',
        say: 'Verbinden Sie einen seiner Eigentümer:',
      },
    },
    fixes: {
      modules: (count) => ({
        title: counted(count, {
          one: `${count} Modul wird entfernt`,
          other: `${count} Module werden entfernt`,
        }),
        say: 'Module können ohne Sie Vermögen bewegen. Diese funktionieren dann nicht mehr:',
      }),
      guard: {
        title: 'Der Guard wird ersetzt',
        say: 'Unserer tritt an seine Stelle und weist alle außer dem Inhaber ab. Was der alte blockierte, wird nicht mehr blockiert:',
      },
      moduleGuard: {
        title: 'Der Modul-Guard wird ersetzt',
        say: 'Unserer tritt an seine Stelle und lässt nur unseren Smart Contract zu:',
      },
      handler: {
        title: 'Der Fallback-Handler wird ersetzt',
        say: 'Er wird beim Auspacken nicht wiederhergestellt, und was auf ihn angewiesen ist, funktioniert nicht mehr:',
      },
      version: (version) => ({
        title: `Er wird von ${version} auf SafeL2 1.5.0 aktualisiert`,
        say: 'Nur 1.5.0 kann versteckte Module aussperren. Das Auspacken stellt die alte Version wieder her.',
      }),
    },
    notes: {
      queue: {
        title: 'Transaktionen in der Warteschlange werden ungültig',
        say: 'Was in der Warteschlange von Safe liegt, kann danach nicht mehr ausgeführt werden. Führen Sie es vorher aus, wenn Sie es brauchen.',
      },
      others: {
        title: 'Dieselbe Adresse auf anderen Netzwerken',
        say: 'Nur dieses Netzwerk ist enthalten. Anderswo bleibt dieselbe Adresse bei ihren dortigen Eigentümern.',
      },
      hidden: {
        title: 'Was darin versteckt sein kann',
        say: 'Solange der Safe eingepackt ist, können versteckte Schlüssel nichts bewegen. Beim Auspacken könnten versteckte Module, Eigentümer und signierte Nachrichten wieder wirksam werden.',
      },
    },
    fines: {
      genuine: (version) => ({ title: 'Echter Safe', say: `Version ${version}, von Safe bereitgestellt.` }),
      owner: (count) => ({
        title: 'Sie sind Eigentümer',
        say: `Schwellenwert: 1 von ${count}. Ihre Signatur allein genügt.`,
      }),
      clean: {
        title: 'Keine Module, kein Guard',
        say: 'Nur seine Eigentümer können ihn nutzen.',
      },
    },
    holder: 'Wer soll das NFT halten?',
    holderSay: 'Der Inhaber hat die alleinige Kontrolle, von dem Moment an, in dem der Safe eingepackt ist.',
    holderMe: 'Sie',
    holderOther: 'Eine andere Adresse',
    holderOtherSay: 'Eine Person, das Konto einer Firma, ein Treuhänder',
    holderField: 'Adresse des Inhabers',
    holderSelf: 'Das würde den Schlüssel in der Kiste einschließen. Wählen Sie eine andere Adresse.',
    holderWrapper: 'Das ist unser Smart Contract. Er kann kein NFT halten.',
    review: 'Zum Überblick',
    reviewTitle: 'Prüfen Sie alles, bevor Sie signieren.',
    reviewSay: 'Eine Transaktion tut all das, oder nichts davon.',
    table: {
      what: 'Was',
      now: 'Jetzt',
      after: 'Danach',
      decides: 'Wer die Kontrolle hat',
      owners: 'Eigentümer',
      agree: 'Schwellenwert',
      modules: 'Module',
      guard: 'Guard',
      handler: 'Fallback-Handler',
      version: 'Version',
      contents: 'Was darin ist',
      address: 'Adresse',
      owner: 'Sie, als Eigentümer',
      holderDecides: 'Wer das NFT hält',
      wrapper: 'Unser Smart Contract',
      oneOfOne: '1 von 1',
      none: 'Keine',
      ours: 'Unserer, lässt nur den Inhaber zu',
      oursSilent: 'Unserer, empfängt Token und signiert nichts',
      untouched: 'Unverändert',
      same: 'Unverändert',
      handlerOwn: 'Der von Safe',
    },
    risk: 'Wer dieses NFT hält, hat die Kontrolle über alles in diesem Safe. Geht das NFT verloren oder wird es gestohlen, gilt das auch für den Safe. Niemand kann das rückgängig machen.',
    riskNew:
      'Dieser Smart Contract ist neu und wurde nicht auditiert. Beginnen Sie mit einem Safe, dessen Verlust Sie verkraften können.',
    understand: 'Ich verstehe: Wer das NFT hält, hat die Kontrolle über alles in diesem Safe.',
    act: 'Diesen Safe einpacken',
    sealTitle: 'Eingepackt. Jetzt versiegeln.',
    sealSay:
      'Der benannte Inhaber hat bereits die alleinige Kontrolle. Das NFT wird erzeugt, wenn der Safe versiegelt wird: eine letzte Prüfung von außen, dass niemand sonst ihn nutzen kann.',
    sealGoesTo: 'NFT geht an',
    sealFee: 'Gebühr',
    sealWait: 'Wenn Sie warten',
    sealWaitSay:
      'Nichts geht verloren. Ohne das NFT kann der Safe nicht den Besitzer wechseln. Versiegeln kann ihn später jeder.',
    sealAct: 'Versiegeln und NFT erzeugen',
    sealLooking: 'Ihr Konto wird geprüft…',
    sealNot: 'Dieses Konto führt Code aus und kann deshalb nicht versiegeln.',
    sealNotWhy: {
      safe: 'Es ist ein Safe, und das Versiegeln muss von außerhalb jedes Smart Contracts aufgerufen werden. Jedes normale Konto (EOA) kann es stattdessen tun: Es braucht keine Rechte, nur ein wenig für die Gebühr.',
      delegated:
        'Es hat an Code delegiert (EIP-7702), und das Versiegeln muss von außerhalb jedes Codes aufgerufen werden. Versiegeln Sie von einem normalen Konto (EOA), oder widerrufen Sie die Delegation in Ihrer Wallet. Es führt aus:',
      contract:
        'Es ist ein Smart Contract, und das Versiegeln muss von außerhalb jedes Smart Contracts aufgerufen werden. Jedes normale Konto (EOA) kann es stattdessen tun: Es braucht keine Rechte, nur ein wenig für die Gebühr.',
    },
    sealOther: 'Normales Konto verbinden',
    sealByKey: 'Mit einem Einmalschlüssel versiegeln',
    sealUnclean: 'Er kann nicht versiegelt werden.',
    sealUncleanSay:
      'Jemand anderes kann diesen Safe noch nutzen, deshalb wird kein NFT erzeugt. Nur wer jetzt die Kontrolle hat, sollte ihn nutzen, und nur, um alles herauszubringen.',
    doneTitle: 'Versiegelt. Er ist jetzt ein NFT.',
    doneSay:
      'Wer es hält, kontrolliert den Safe. Übertragen Sie es, geht alles im Safe mit. Zehn Minuten lang lässt es sich nicht übertragen.',
    heldBy: 'Gehalten von',
    open: 'Safe öffnen',
    copyLink: 'Link dazu kopieren',
  },
}
