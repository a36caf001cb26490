import type { Translation } from '../Translation.ts'

export const errors: Translation['errors'] = {
  UserRejected: { title: '你在钱包中拒绝了。', say: '没有发送任何内容。Safe 没有变化。' },
  AccountsEmpty: { title: '没有共享账户。', say: '请重新连接，并选择一个账户。' },
  WalletLocked: { title: '钱包已锁定。', say: '请解锁，然后重试。' },
  RequestPending: { title: '钱包中还有一个请求未处理。', say: '请先在钱包中处理它，然后重试。' },
  ConnectorNotFound: { title: '没有连接钱包。', say: '请连接钱包，然后重试。' },
  NotLoaded: {
    title: '此页面有一部分未能加载。',
    say: '没有发送任何内容。请检查网络连接，然后重新加载页面。',
  },
  SmartWalletHidden: {
    title: '智能钱包无法在此打开。',
    say: '没有发送任何内容。请使用该浏览器的钱包，或在其他浏览器中打开此页面。',
  },
  PopupBlocked: {
    title: '钱包的窗口被阻止了。',
    say: '没有发送任何内容。请允许此页面弹出窗口，然后重试。',
  },
  ChainNotFound: { title: '钱包不在这个网络上。', say: '请切换到该网络，然后重试。' },
  SwitchChain: { title: '钱包没有切换。', say: '请在钱包中选择网络。' },
  SwitchUnsupported: { title: '你的钱包无法从这里切换。', say: '请在钱包中选择网络。' },
  AddChain: { title: '钱包没有添加该网络。', say: '请在钱包中自行添加。' },
  SafeInfo: {
    title: 'Safe 没有说明这是哪个 Safe。',
    say: '无法加载 Safe 信息。请在 Safe 中重新加载此页面，然后重试。',
  },
  SafeReadOnly: {
    title: '你不能为这个 Safe 签名。',
    say: 'Safe 表示那里没有连接任何所有者。请在 Safe 中连接一位所有者，然后重试。没有发送任何内容。',
  },
  SafeNotHere: {
    title: '这个 Safe 不在此网络上。',
    say: '您的钱包共享了一个 Safe，但在此网络上它的地址处什么也没有，因此它在这里无法签名或发送。请选择它所在的网络，或连接其他钱包。',
  },
  ForeignFrame: {
    title: '在别的页面里不能签名。',
    say: '请在单独的标签页中打开此页面并继续。没有发送任何内容。',
  },
  WrongChain: { title: '钱包在另一个网络上。', say: '网络不对，请切换网络或断开连接后继续。' },
  AccountChanged: { title: '你切换了账户。', say: '请切换回去，或用这个账户重新开始。没有发送任何内容。' },
  WalletDisconnected: { title: '钱包失去了连接。', say: '请重新连接。' },
  UnsupportedMethod: { title: '你的钱包不认识这个请求。', say: '没有发送任何内容。请换一个钱包试试。' },
  BlindSigning: {
    title: '硬件钱包没有签名。',
    say: '没有发送任何内容。请在设备的 Ethereum 应用设置中开启盲签（Blind signing），然后重试。如果已经开启，请更新该应用。',
  },
  Deadline: { title: '没有及时收到响应。', say: '如果钱包中仍显示该请求，请拒绝它，然后重试。' },
  Superseded: { title: '已被更新的请求取代。', say: '什么都没有丢失。请继续处理更新的请求。' },
  NetworkUnreachable: {
    title: '网络没有响应。',
    say: '请重试，或在设置中换一个 RPC。',
  },
  NetworkBusy: {
    title: '网络繁忙。',
    say: '它的 RPC 收到了太多请求。请等一分钟再试，或在设置中换一个 RPC。',
  },
  ChainMismatch: {
    title: '这个 RPC 返回的是另一个网络的内容。',
    say: '它返回的内容一律不会采用。请在设置中换一个 RPC。',
  },
  NotEnoughForFee: { title: '余额不足以支付网络费。', say: '没有发送任何内容。请为账户充值，然后重试。' },
  Reverted: {
    title: '这笔交易会失败。',
    say: '合约回滚了，但没有给出原因。没有发送任何内容。请再检查一遍，然后重试。',
  },
  Changed: { title: '检查之后情况有变。', say: '没有发送任何内容。请先重新查看。' },
  Cached: { title: '这是之前访问时的内容。', say: '正在刷新，请稍候。' },
  NoChains: { title: '没有可连接的网络。', say: '请重新加载页面，然后重试。' },
  ProjectId: {
    title: '这里没有配置 WalletConnect。',
    say: '请在设置中填写你自己的项目 ID。此浏览器中的钱包仍可使用。',
  },
  RelayRefused: {
    title: 'WalletConnect 拒绝了此页面。',
    say: '它的项目 ID 在此不被允许。请在设置中填写你自己的 ID。此浏览器中的钱包仍可使用。',
  },
  RelayUnreachable: {
    title: '无法连接 WalletConnect。',
    say: '它的中继没有响应。此浏览器中的钱包仍可使用。如果钱包中没有显示请求，请稍后再试。',
  },
  NoCommonChain: {
    title: '钱包没有共享我们支持的任何网络。',
    say: '没有建立连接。请在钱包中启用其中一个网络，然后重试。',
  },
  RelayInvalid: { title: '请求的格式有误。', say: '没有发送任何内容。请重试。' },
  RelayUnauthorized: { title: '你的钱包不允许在此这样做。', say: '没有发送任何内容。请重新连接。' },
  RelayUnsupported: { title: '你的钱包不支持此操作。', say: '没有发送任何内容。请换一个钱包试试。' },
  SessionEnded: { title: '钱包结束了连接。', say: '请重新连接。' },
  SessionFailed: { title: '连接失败。', say: '没有共享任何内容。请重试。' },
  RelayInternal: { title: 'WalletConnect 出现内部错误。', say: '请重试。如果再次发生，请重新连接。' },
  NotSignedIn: { title: '请先登录。', say: '在发送任何内容之前，此页面要求先登录。没有发送任何内容。' },
  SignInPreparing: { title: '准备消息时出错，请重试！', say: '没有询问你的钱包。' },
  SignInSigning: { title: '签署消息时出错，请重试！', say: '钱包没有给出签名。' },
  SignInVerifying: { title: '验证签名时出错，请重试！', say: '钱包仍保持连接。' },
  SignInFailed: { title: '出了点问题！', say: '钱包仍保持连接。没有发送任何内容。请重试。' },
  Unknown: {
    title: '出了点问题。',
    say: '返回的信息见详情。请在钱包中查看交易是否成功。如果没有，请重试。',
  },
}
