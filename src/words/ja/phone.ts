import type { Translation } from '../Translation.ts'

export const phone: Translation['phone'] = {
  preparing: { title: 'コードを取得しています', say: 'WalletConnect のリレーに問い合わせています。' },
  scan: {
    title: 'スマートフォンで読み取る',
    say: 'WalletConnect の読み取りができるウォレットなら、どれでも使えます。',
  },
  scanWith: (wallet) => ({
    title: `${wallet} で読み取る`,
    say: `スマートフォンで ${wallet} を開き、このコードを読み取ってください。`,
  }),
  here: { title: 'ウォレットを開く', say: 'そこで接続を承認してから、戻ってきてください。' },
  hereWith: (wallet) => ({
    title: `${wallet} で続ける`,
    say: 'そこで接続を承認してから、戻ってきてください。',
  }),
  unopened: {
    title: 'ウォレットが開きませんでした',
    say: 'ウォレットのあるデバイスで、コードかリンクを使ってください。',
  },
  unopenedWith: (wallet) => ({
    title: `${wallet} が開きませんでした`,
    say: 'このデバイスにないのかもしれません。入手するか、お持ちのデバイスでコードかリンクを使ってください。',
  }),
  returned: {
    title: 'ウォレットを待っています',
    say: 'そこで承認すると、自動的に先へ進みます。何も尋ねられなかった場合は、もう一度開いてください。',
  },
  returnedWith: (wallet) => ({
    title: `${wallet} を待っています`,
    say: 'そこで承認すると、自動的に先へ進みます。何も尋ねられなかった場合は、もう一度開いてください。',
  }),
  otherDevice: '別のデバイス用のコードを表示',
  renewed: {
    expired: '新しいコードです。前のコードは期限切れになりました。',
    declined: 'スマートフォンで拒否しました。これは新しいコードです。',
  },
  qr: 'WalletConnect のコード。同じリンクは「リンクをコピー」から取得できます。',
  newCodeIn: (clock) => `新しいコードまで ${clock}`,
  copyLink: 'リンクをコピー',
  open: (wallet) => `${wallet} を開く`,
  openHere: 'このデバイスのウォレットを開く',
  lacking: (wallet) => `${wallet} をお持ちでないですか？`,
  getOnPhone: 'スマートフォンに入れる',
  storeCode: (wallet) => `${wallet} を入手できる場所へのコードです。`,
  steps: (wallet) => [
    `スマートフォンでこのコードを読み取り、${wallet} を入手します。`,
    'その中でウォレットを作成するか、お持ちのものを読み込みます。リカバリーフレーズは誰にも教えないでください。',
    '次に、それで大きいコードを読み取ります。自動的に先へ進みます。',
  ],
  withoutRelay: {
    browser: (wallet) => ({
      title: `${wallet} で開く`,
      say: `このページを ${wallet} アプリ内のブラウザで開きます`,
    }),
    onPhone: 'スマートフォンのアプリを使う',
    onPhoneSay: (wallet) => `スマートフォンのカメラで読み取ると、このページが ${wallet} アプリ内のブラウザで開きます。`,
    code: (wallet) => `このページを ${wallet} で開くコード。`,
  },
  openSettings: '設定を開く',
  projectId: {
    label: 'WalletConnect のプロジェクト ID',
    help: 'このサイトに ID がない場合か、このアドレスで許可されていない場合だけ必要です。16 進数 32 桁です。',
    saved: '保存しました。',
    wrong: 'プロジェクト ID は 32 桁で、0〜9 と a〜f だけを使います。',
    save: '保存',
  },
}
