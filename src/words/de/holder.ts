import type { Translation } from '../Translation.ts'

export const holder: Translation['holder'] = {
  lockedUntil: (moment) => `Gesperrt bis ${moment}`,
  lockedSay:
    'Bis dahin kann ihn niemand benutzen oder auspacken, auch nicht, wer das NFT kauft. Das NFT selbst kann den Besitzer wechseln.',
  notLocked: 'Nicht gesperrt: Was darin ist, kann sich jederzeit ändern, auch unmittelbar vor einem Verkauf.',
  restsUntil: (moment) => `Das NFT ruht bis ${moment}`,
  restsSay:
    'Er wurde vor Kurzem versiegelt oder benutzt. Zehn Minuten danach kann es den Besitzer nicht wechseln, damit niemand etwas anderes bekommt, als er gesehen hat.',
  left: (span) => `Noch ${span}`,
  signs: 'Er signiert zurzeit',
  signsSay:
    'Was der Inhaber signiert, gilt als vom Safe signiert und kann ohne Transaktion Token daraus bewegen. Solange kann das NFT den Besitzer nicht wechseln.',
  lock: 'Sperren',
  lockWhen: 'Bis wann',
  lockDays: (days) => `${days} Tage`,
  lockSay: (moment) =>
    `Vor ${moment} verlässt nichts den Safe, er signiert nichts, und niemand kann ihn auspacken. Das bindet Sie und jeden, der das NFT kauft: Er sieht das Datum und wartet.`,
  lockFinal:
    'Niemand kann eine Sperre verkürzen oder vorzeitig beenden. Sie lässt sich nur verlängern, bis 365 Tage im Voraus. Zehn Minuten danach kann das NFT den Besitzer nicht wechseln.',
  lockApprovals:
    'Freigaben für Token, die der Safe früher erteilt hat, gelten auch während der Sperre. Beenden Sie sie zuerst.',
  lockConfirm: (moment) => `Ich weiß, dass vor ${moment} niemand diesen Safe benutzen kann.`,
  lockAct: 'Jetzt sperren',
  lockEmpty: 'Wählen Sie Tag und Uhrzeit.',
  lockEarly: 'Das ist zu früh. Eine Sperre endet in der Zukunft und später als die bestehende.',
  lockLate: 'Das ist zu weit weg. Eine Sperre reicht höchstens 365 Tage voraus.',
  oldMessages:
    'Nachrichten (nicht Transaktionen), die ein Eigentümer vor dem Einpacken signiert oder freigegeben hat oder die für eine Adresse untergeschoben wurden, gelten wieder, sobald diese Adresse Eigentümer ist. Nennen Sie neue Adressen, oder verschieben Sie den Inhalt in einen neuen Safe.',
  sealFirst: 'Versiegeln Sie ihn zuerst. Bis dahin kann sich niemand darauf verlassen, was er verspricht.',
  sign: 'Signieren',
  signIsOff: 'Der Safe signiert nichts, und Ihre Signatur gilt nur für Sie. So war es von Anfang an.',
  signIsOn: 'Der Safe signiert: Ihre Signatur gilt als seine (ERC-1271).',
  signAllows:
    'Eingeschaltet nehmen Apps Ihre Signatur als die des Safes: für eine Anmeldung, einen Auftrag oder damit jemand Token nehmen darf.',
  signWarn:
    'Eine einzige Signatur kann jemanden den Safe später leeren lassen, ohne weitere Frage. Schalten Sie es nur ein, solange Sie es brauchen, und lesen Sie, was Sie signieren.',
  signEnds:
    'Ausschalten macht alles ungültig, was signiert wurde. Ebenso eine Sperre. Bis dahin kann das NFT den Besitzer nicht wechseln. Was jemand mit einer Signatur getan hat, bleibt getan.',
  signConfirm: 'Ich weiß, dass alles, was ich ab jetzt signiere, den Inhalt des Safes bewegen kann.',
  signOn: 'Signieren einschalten',
  signOff: 'Signieren ausschalten',
  give: 'Weggeben',
  giveSay: 'Wer das NFT bekommt, hat sofort den Safe mit allem, was darin ist. Niemand kann es zurückholen.',
  giveTo: 'Wer es bekommt',
  giveWarn:
    'Nicht an eine Börse, nicht an einen Smart Contract, der nicht handeln kann, und nicht an ein Konto, das zum Handeln diesen Safe braucht: Der Safe wäre darin verloren. Die Adresse muss auf diesem Netzwerk jemandem gehören.',
  giveSeen:
    'Übergeben wird er nur so, wie Sie ihn jetzt sehen. Wurde inzwischen etwas mit ihm getan, geschieht nichts.',
  giveSigning:
    'Solange der Safe signiert, wird er nicht übergeben. Schalten Sie das Signieren aus und warten Sie zehn Minuten.',
  giveConfirm: 'Ich weiß, dass alles in diesem Safe mitgeht.',
  giveAct: 'Endgültig weggeben',
  toHolder: 'Das sind Sie. Sie halten es schon.',
  limits: 'Was diese Seite nicht sieht und der Smart Contract nicht verhindert',
  limit: {
    rights:
      'Freigaben für Token, die der Safe erteilt hat, und andere Rechte außerhalb: Operatoren, Kredite auf seine Rechnung, wartende Aufträge, Streams, Namen, Rechte in anderen Smart Contracts. Sie gelten weiter, gesperrt oder nicht.',
    hiddenOwners:
      'Versteckte Eigentümer. Sie können nichts bewegen, aber Apps, die den Safe nach seinen Eigentümern fragen, glauben ihnen vielleicht.',
    hidden:
      'Was darin versteckt wurde, bevor er eingepackt war: Module, Eigentümer, Nachrichten, die er signiert hat. Es kann beim Auspacken aufwachen. Packen Sie ihn im Zweifel nie aus: Bringen Sie den Inhalt in einen neuen Safe.',
    paid: 'Was die Transaktion des Einpackens selbst ausgezahlt hat: Ihre Erstattung kann an jeden gehen. Richten Sie sich nach dem, was jetzt im Safe ist, nicht nach dem, was vorher darin war.',
    delay:
      'Einen Inhaber, der einen Verkauf oder eine Pfändung aufhält: Nach jeder Nutzung ruht das NFT weitere zehn Minuten. Wer darauf leiht, sollte es in Verwahrung nehmen, nicht nur eine Freigabe dafür.',
    handler:
      'Einen Safe, der das NFT hält und später den Smart Contract zu seinem eigenen Handler macht: Von da an kann jeder diesen Safe über ihn benutzen. Setzen Sie diesen Handler nie.',
    holder:
      'Einen Inhaber, dessen Schlüssel gestohlen wird oder dessen Konto schlechten Code ausführt. Wer einem Marktplatz oder Fremden das Recht gab, das NFT zu bewegen, kann es an ihn verlieren.',
    sent: 'Was an den Smart Contract geht, der einpackt, statt an den Safe: Es ist verloren. Senden Sie an die Adresse des Safe.',
    issuers:
      'Herausgeber, die ihre Token einfrieren, zurückholen oder ändern, und dieselbe Adresse auf anderen Netzwerken.',
    trust: 'Einen RPC, der Sie belügt, und Fehler in Safe, in diesem Smart Contract oder im Netzwerk.',
  },
  rights: {
    title: 'Wer das NFT sonst bewegen darf',
    say: 'Märkte und Apps, denen Sie erlaubt haben, Ihr NFT zu bewegen, dürfen das, bis Sie es widerrufen. Den Safe können sie nicht benutzen, aber wer das NFT bekommt, hat den Safe.',
    looking: (percent) => `Die Blöcke werden nach allen durchsucht, denen Sie es erlaubt haben: ${percent} %.`,
    approved: 'Darf dieses NFT bewegen:',
    operator: 'Darf jeden eingepackten Safe bewegen, den Sie jetzt oder später halten:',
    revoke: 'Widerrufen',
    revokeApproved: 'Danach darf niemand mehr dieses eine NFT aufgrund einer solchen Freigabe bewegen.',
    revokeOperator: 'Danach kann diese Adresse keinen der eingepackten Safes mehr bewegen, die Sie halten.',
    noneApproved: 'Für dieses NFT allein hat niemand eine Freigabe.',
    noOperators: 'Niemand darf alle Ihre eingepackten Safes bewegen.',
    isBack:
      'Sie haben dieses NFT einmal weggegeben und halten es jetzt wieder. Wem Sie vorher erlaubt hatten, alle Ihre eingepackten Safes zu bewegen, der kann es jetzt nehmen. Widerrufen Sie, wem Sie nicht vertrauen.',
    unknown: {
      title: 'Es können noch mehr sein',
      refused:
        'Ihr RPC listet nicht auf, was Sie erlaubt haben, nicht einmal für einen einzigen Block. Wem Sie erlaubt haben, Ihre NFTs zu bewegen, ist unbekannt. Geben Sie in den Einstellungen einen anderen RPC an.',
      unreachable:
        'Das Netzwerk hat nicht geantwortet. Wem Sie erlaubt haben, Ihre NFTs zu bewegen, ist unbekannt. Versuchen Sie es erneut, oder geben Sie in den Einstellungen einen anderen RPC an.',
      bound: 'Ihr RPC gibt nur über wenige Blöcke auf einmal Auskunft; ältere wurden noch nicht durchsucht.',
      goOn: 'Weiter suchen',
    },
  },
  onItsWay: {
    title: 'Unterwegs',
    say: 'Sie können diese Seite schließen. Wenn Sie zurückkommen, lesen wir von der Chain, wie weit jede Transaktion gekommen ist.',
    send: (amount, to) => `${amount} an ${to} senden`,
  },
}
