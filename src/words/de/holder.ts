import type { SafeTranslation } from '../SafeTranslation.ts'

export const holder: SafeTranslation['holder'] = {
  lockedUntil: (moment) => `Gesperrt bis ${moment}`,
  lockedSay:
    'Bis dahin kann ihn niemand nutzen oder auspacken, auch kein Käufer. Das NFT selbst lässt sich übertragen.',
  notLocked: 'Nicht gesperrt: Der Inhalt kann sich jederzeit ändern, auch unmittelbar vor einem Verkauf.',
  restsUntil: (moment) => `Nicht übertragbar bis ${moment}`,
  restsSay:
    'Er wurde vor Kurzem versiegelt oder benutzt. Danach lässt sich das NFT zehn Minuten lang nicht übertragen, damit niemand etwas anderes bekommt, als er gesehen hat.',
  left: (span) => `Noch ${span}`,
  signs: 'Signieren ist eingeschaltet',
  signsSay:
    'Was der Inhaber signiert, gilt als vom Safe signiert und kann ohne Transaktion Token daraus bewegen. Deshalb lässt sich das NFT nicht übertragen, solange Signieren eingeschaltet ist.',
  lock: 'Sperren',
  lockWhen: 'Sperren bis',
  lockDays: (days) => `${days} Tage`,
  lockSay: (moment) =>
    `Bis ${moment} sendet und signiert der Safe nichts, und niemand kann ihn auspacken. Das bindet Sie und jeden, der das NFT kauft: Er sieht das Datum und muss warten.`,
  lockFinal:
    'Niemand kann eine Sperre verkürzen oder vorzeitig beenden. Sie lässt sich nur verlängern, bis 365 Tage im Voraus. Nach dem Sperren lässt sich das NFT zehn Minuten lang nicht übertragen.',
  lockApprovals:
    'Token-Freigaben, die der Safe früher erteilt hat, gelten auch während der Sperre. Widerrufen Sie sie zuerst.',
  lockConfirm: (moment) => `Ich verstehe, dass vor ${moment} niemand diesen Safe nutzen kann.`,
  lockAct: 'Jetzt sperren',
  lockEmpty: 'Wählen Sie Datum und Uhrzeit.',
  lockEarly: 'Das ist zu früh. Eine Sperre muss in der Zukunft enden und später als die bestehende.',
  lockLate: 'Das ist zu spät. Eine Sperre kann höchstens in 365 Tagen enden.',
  oldMessages:
    'Nachrichten (nicht Transaktionen), die ein Eigentümer vor dem Einpacken signiert oder freigegeben hat oder die für eine Adresse untergeschoben wurden, gelten wieder, sobald diese Adresse Eigentümer ist. Nennen Sie neue Adressen, oder verschieben Sie den Inhalt in einen neuen Safe.',
  sealFirst: 'Versiegeln Sie ihn zuerst. Bis dahin kann sich niemand auf seine Sperre verlassen.',
  sign: 'Signieren',
  signIsOff:
    'Signieren ist ausgeschaltet: Ihre Signatur gilt nur für Sie, nicht für den Safe. Das ist die Voreinstellung.',
  signIsOn: 'Signieren ist eingeschaltet: Ihre Signatur gilt als die des Safes (ERC-1271).',
  signAllows:
    'Solange es eingeschaltet ist, akzeptieren Apps Ihre Signatur als die des Safes: zum Anmelden, für einen Auftrag oder damit jemand Token nehmen darf.',
  signWarn:
    'Mit einer einzigen Signatur kann jemand den Safe später leeren, ohne Sie noch einmal zu fragen. Schalten Sie es nur ein, solange Sie es brauchen, und lesen Sie, was Sie signieren.',
  signEnds:
    'Ausschalten macht alles bisher Signierte ungültig. Ebenso eine Sperre. Bis dahin lässt sich das NFT nicht übertragen. Was jemand mit einer Signatur schon getan hat, lässt sich nicht rückgängig machen.',
  signConfirm: 'Ich verstehe, dass alles, was ich ab jetzt signiere, den Inhalt des Safes bewegen kann.',
  signOn: 'Signieren einschalten',
  signOff: 'Signieren ausschalten',
  give: 'Übertragen',
  sell: 'Verkauf vorbereiten',
  giveSay: 'Wer das NFT erhält, bekommt sofort den Safe mit allem, was darin ist. Niemand kann es zurückholen.',
  giveTo: 'Empfänger',
  giveWarn:
    'Senden Sie es nicht an eine Börse, nicht an einen Smart Contract, der damit nichts anfangen kann, und nicht an ein Konto, das zum Handeln diesen Safe braucht: Der Safe wäre verloren. Die Adresse muss auf diesem Netzwerk von jemandem benutzt werden.',
  giveSeen:
    'Die Übertragung gelingt nur, wenn der Safe noch so ist, wie Sie ihn jetzt sehen. Hat ihn inzwischen jemand benutzt, geschieht nichts.',
  giveSigning:
    'Solange Signieren eingeschaltet ist, lässt sich das NFT nicht übertragen. Schalten Sie das Signieren aus und warten Sie zehn Minuten.',
  giveConfirm: 'Ich verstehe, dass alles in diesem Safe mitgeht.',
  giveAct: 'Endgültig übertragen',
  toHolder: 'Das ist Ihre eigene Adresse. Sie halten es schon.',
  limits: 'Was der Smart Contract nicht verhindert',
  limit: {
    rights:
      'Token-Freigaben, die der Safe erteilt hat, und andere Rechte außerhalb: Operatoren, Kreditvollmachten, offene Aufträge, Streams, Namen, Rechte in anderen Smart Contracts. Sie gelten weiter, gesperrt oder nicht.',
    hiddenOwners:
      'Versteckte Eigentümer. Sie können nichts bewegen, aber Apps, die den Safe nach seinen Eigentümern fragen, glauben ihnen vielleicht.',
    hidden:
      'Was darin versteckt wurde, bevor er eingepackt war: Module, Eigentümer, Nachrichten, die er signiert hat. Beim Auspacken kann es wirksam werden. Solange der Beweis auf dieser Seite das nicht ausschließt, packen Sie ihn nie aus: Bringen Sie den Inhalt in einen neuen Safe.',
    paid: 'Was die Transaktion des Einpackens selbst ausgezahlt hat: Ihre Erstattung kann an jeden gehen. Richten Sie sich nach dem, was jetzt im Safe ist, nicht nach dem, was vorher darin war.',
    delay:
      'Einen Inhaber, der einen Verkauf oder eine Liquidation verzögert: Jede Nutzung sperrt die Übertragung für weitere zehn Minuten. Wer das NFT beleiht, sollte es in Treuhand nehmen, nicht nur eine Freigabe dafür.',
    handler:
      'Einen Safe, der das NFT hält und später unseren Smart Contract als seinen eigenen Fallback-Handler einträgt: Von da an kann jeder diesen Safe über ihn benutzen. Setzen Sie diesen Handler nie.',
    holder:
      'Einen Inhaber, dessen Schlüssel gestohlen wird oder dessen Konto bösartigen Code ausführt. Wer einem Marktplatz oder Fremden erlaubt, das NFT zu übertragen, kann es an sie verlieren.',
    sent: 'Was an unseren Smart Contract statt an den Safe gesendet wird: Es ist verloren. Senden Sie an die Adresse des Safes selbst.',
    issuers:
      'Herausgeber, die ihre Token einfrieren, zurückholen oder ändern, und dieselbe Adresse auf anderen Netzwerken.',
    trust: 'Einen RPC, der Sie belügt, und Fehler in Safe, in diesem Smart Contract oder im Netzwerk.',
  },
  rights: {
    title: 'Wer das NFT sonst übertragen kann',
    say: 'Marktplätze und Apps, denen Sie eine Freigabe erteilt haben, können Ihr NFT übertragen, bis Sie sie widerrufen. Den Safe können sie nicht nutzen, aber wer das NFT bekommt, bekommt den Safe.',
    looking: (percent) => `Die Blöcke werden nach Ihren Freigaben durchsucht: ${percent} %.`,
    approved: 'Kann dieses NFT übertragen:',
    operator: 'Kann jeden eingepackten Safe übertragen, den Sie jetzt oder später halten:',
    named: { asSeen: 'Unser Verkaufsvertrag', seaport: 'Seaport, über das Marktplätze verkaufen' },
    revoke: 'Widerrufen',
    revokeApproved: 'Danach hat niemand mehr eine Freigabe für dieses eine NFT.',
    revokeOperator: 'Danach kann diese Adresse keinen der eingepackten Safes mehr übertragen, die Sie halten.',
    noneApproved: 'Für dieses NFT allein hat niemand eine Freigabe.',
    noOperators: 'Niemand darf alle Ihre eingepackten Safes bewegen.',
    isBack:
      'Sie haben dieses NFT einmal weggegeben und halten es jetzt wieder. Wer vorher eine Freigabe für alle Ihre eingepackten Safes hatte, kann es jetzt nehmen. Widerrufen Sie, wem Sie nicht vertrauen.',
    unknown: {
      title: 'Es können noch mehr sein',
      refused:
        'Ihr RPC listet Ihre Freigaben nicht auf, nicht einmal für einen einzigen Block. Wer Ihre NFTs übertragen kann, ist unbekannt. Geben Sie in den Einstellungen einen anderen RPC an.',
      unreachable:
        'Das Netzwerk hat nicht geantwortet. Wer Ihre NFTs übertragen kann, ist unbekannt. Versuchen Sie es erneut, oder geben Sie in den Einstellungen einen anderen RPC an.',
      bound: 'Ihr RPC liefert nur wenige Blöcke auf einmal; ältere wurden noch nicht durchsucht.',
      goOn: 'Weiter suchen',
    },
  },
  onItsWay: {
    title: 'Unterwegs',
    say: 'Sie können diese Seite schließen. Wenn Sie zurückkommen, lesen wir von der Chain, wie weit jede Transaktion gekommen ist.',
    send: (amount, to) => `${amount} an ${to} senden`,
    out: (amount) => `${amount} sind auf dem Weg hinaus.`,
    perhapsOut: (amount) => `${amount} sind vielleicht auf dem Weg hinaus: Noch weiß niemand, ob sie gesendet wurden.`,
    moreOut:
      'Eine weitere Sendung ist unterwegs, deren Betrag hier nicht bekannt ist: Es kann weniger übrig sein als angezeigt.',
    notFree: (free) => `Nur ${free} sind frei. Der Rest ist auf dem Weg hinaus oder könnte es sein.`,
    atMost: (amount) => `Höchstens ${amount}`,
  },
}
