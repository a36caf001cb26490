import type { Translation } from '../Translation.ts'

export const account: Translation['account'] = {
  account: {
    title: 'あなたのアカウント',
    address: 'アドレス',
    network: 'ネットワーク',
    wallet: 'ウォレット',
    explorer: (name) => `${name} で開く`,
    balance: '残高',
    kind: '種類',
    kinds: {
      plain: '通常のアカウント（EOA）',
      delegated: 'コード付きの通常のアカウント（EIP-7702）',
      contract: 'コントラクト',
      safe: 'Safe',
    },
    agree: 'しきい値',
    ofOwners: (threshold, owners) => `オーナー ${owners} 人のうち ${threshold} 人`,
    owners: 'オーナー',
    nonce: 'ナンス',
    queue: 'キューで待機中',
    switchAccount: 'アカウントを切り替える',
    switching: 'ウォレットでアカウントを選んでください。',
    sameAccount: 'アカウントは同じままです。ウォレット側で別のアカウントを選んでください。',
    switchFailed: {
      UserRejected: 'ウォレットで拒否しました。アカウントは元のままです。',
      RequestPending: 'ウォレットに未回答のリクエストがあります。先にそちらに答えてください。',
      AccountsEmpty: 'ウォレットはアカウントを共有しませんでした。ウォレット側で選んでください。',
      Deadline: 'ウォレットが応答しませんでした。ウォレット側でアカウントを選んでください。',
    },
    switchFailedOtherwise: 'ここからはウォレットに頼めません。ウォレット側でアカウントを選んでください。',
    verify: 'アカウントを確認',
    verified: '確認済み',
    verifiedUntil: (until) => `このタブで、${until} まで`,
    signOut: 'サインアウト',
    switchWallet: 'ウォレットを切り替える',
    inSafe: 'Safe によって接続されています。切断するには、Safe でこのアプリを閉じてください。',
    disconnect: '接続を解除',
  },
  network: {
    title: 'ネットワーク',
    wrong: 'ネットワークが違います。続けるには、切り替えるか、接続を解除してください。',
    current: '現在のネットワーク',
    asked: (chain) => `ウォレットで ${chain} への切り替えを承認してください。`,
    add: (chain) => `${chain} をウォレットに追加`,
    failed: {
      UserRejected: 'ウォレットで拒否しました。ネットワークは元のままです。',
      RequestPending:
        'ウォレットに未回答のリクエストがあります。そちらに答えてから、もう一度ネットワークを選んでください。',
      WalletLocked: 'ウォレットがロックされています。解除してから、もう一度ネットワークを選んでください。',
      WalletDisconnected:
        'ウォレットの接続が切れました。ウォレットを開いてオンラインであることを確認し、もう一度ネットワークを選んでください。',
      ConnectorNotFound: 'このページからウォレットに届かなくなりました。もう一度接続してください。',
      ChainNotFound:
        'ウォレットは、このネットワークのアカウントを共有していません。ウォレットで有効にしてから、もう一度接続してください。',
      SwitchUnsupported: 'このウォレットは、ここからは切り替えられません。ウォレット側でネットワークを選んでください。',
      AddChain: 'ウォレットはこのネットワークを知らず、追加もしませんでした。ウォレット側で追加してください。',
      PopupBlocked:
        'ウォレットのウィンドウがブロックされました。このページのポップアップを許可してから、もう一度ネットワークを選んでください。',
      RelayUnreachable:
        'WalletConnect のリレーが応答しなかったため、ウォレットには届いていません。少し待ってから、もう一度試してください。',
      SessionEnded: 'ウォレットが接続を終了しました。もう一度接続してください。',
      Deadline:
        'ウォレットが応答しませんでした。まだリクエストが表示されていれば、拒否してください。それから、もう一度ネットワークを選んでください。',
    },
    failedOtherwise: 'ウォレットは切り替えませんでした。ウォレット側でネットワークを選んでください。',
    ofSafe: (chain) =>
      `この Safe は ${chain} にあり、切り替えることはできません。別のネットワークを使うには、そこにある Safe でこのページを開いてください。`,
    ofSafeElsewhere:
      'この Safe は、このページが対応していないネットワークにあります。別のネットワークの Safe でこのページを開いてください。',
    failedInSafe: (chain) =>
      `Safe はひとつのネットワーク上にあります。${chain} 上の Safe でこのページを開いてください。`,
  },
}
