import type { Translation } from '../Translation.ts'

export const reasons: Translation['reasons'] = {
  UnknownProxy: {
    title: '这不是我们认识的 Safe。',
    say: '它的代码不属于 1.3.0、1.4.1 或 1.5.0。请把其中的资产移到新的 Safe。',
  },
  UnknownSingleton: { title: '它运行着我们不认识的代码。', say: '请先把 Safe 迁移到官方版本。' },
  SafeL2Missing: {
    title: '这个网络上没有 SafeL2 1.5.0。',
    say: '包装后的 Safe 依靠它运行。任何人都可以通过 Safe 的工厂合约部署它。',
  },
  AlreadyWrapped: { title: '它已经被包装。', say: '打开这个 Safe 即可使用。' },
  NotWrapped: { title: '它没有被包装。', say: '请先包装，或到别的网络上查看。' },
  UnknownToken: { title: '这次包装已经结束。', say: '请重新查询这个 Safe。' },
  ModuleNotEnabled: {
    title: '合约不是这个 Safe 的模块。',
    say: '请重新开始：一笔交易会完成这两件事。',
  },
  ForeignModules: { title: '它还有其他模块。', say: '体检之后有人添加了模块。请重新检查。' },
  HandlerIsWrapper: {
    title: '它的回退处理器是我们的合约。',
    say: '任何人都能以 Safe 的名义调用我们的合约。请设置别的回退处理器，或选择别的持有人。',
  },
  NotClean: { title: '还有别人能使用它。', say: '因此不会创建 NFT。请把其中的资产移到新的 Safe。' },
  NotTopLevel: {
    title: '这个账户运行代码，因此不能封印。',
    say: '任何普通账户（EOA）都可以代劳：请连接一个，然后从那里封印。',
  },
  ERC721InvalidReceiver: {
    title: '接收方无法接收它。',
    say: '该账户运行着不接收 NFT 的代码。如果它只是委托给了代码（EIP-7702），可以在其钱包中撤销委托，之后就能接收。没有发送任何内容。',
  },
  ERC721NonexistentToken: {
    title: '该 NFT 不存在。',
    say: '它尚未创建，或已被销毁：Safe 的 NFT 在封印时创建，在解包时销毁。请重新查询。',
  },
  ERC721IncorrectOwner: {
    title: '该 NFT 由别的账户持有。',
    say: '它不在应当转出的账户里。继续之前请重新查询。没有发送任何内容。',
  },
  ERC721InsufficientApproval: {
    title: '你无权转移该 NFT。',
    say: '只有它的持有人或其授权的账户才能转移。请用这样的账户连接。没有发送任何内容。',
  },
  SaleNotApproved: {
    title: '卖家的授权已不存在。',
    say: '没有授权，NFT 无法转给你。请让卖家重新授权出售，然后重试。没有支付任何款项。',
  },
  ERC721InvalidApprover: {
    title: '你无权授权他人转移该 NFT。',
    say: '只有它的持有人能决定还有谁可以转移它。请用持有它的账户连接。没有授予任何权限。',
  },
  NotDriver: { title: '你没有持有这个 Safe 的 NFT。', say: '请用持有它的账户连接。没有发送任何内容。' },
  Busy: { title: 'Safe 正在执行一笔交易。', say: '请等它完成后再试。' },
  SelfCall: {
    title: '这会更改 Safe 本身。',
    say: '包装后的 Safe 从不调用自己。要更换所有者，请解包。',
  },
  CallFailed: {
    title: '接收方拒绝了。',
    say: '对方没有给出原因。没有发送任何内容。请确认对方能够接收。',
  },
  TransferReturnedFalse: {
    title: '代币拒绝了。',
    say: '模拟转账时它返回了“false”。没有发送任何内容。',
  },
  NothingArrives: {
    title: '不会有任何东西到账。',
    say: '该代币接受转账，却不给接收方转任何东西。没有发送任何内容。',
  },
  TokenNotReceived: {
    title: '接收方无法接收这个 NFT。',
    say: '该地址上的合约不接收这类 NFT。没有发送任何内容。请选择其他接收方。',
  },
  ERC20InsufficientBalance: {
    title: '该代币数量不足。',
    say: 'Safe 持有的数量少于要发送的。没有发送任何内容。',
  },
  NoCodeThere: {
    title: '该地址上没有合约。',
    say: '这个账户没有代码，数据不会起任何作用。请检查地址和网络。没有发送任何内容。',
  },
  StepFailed: { title: 'Safe 拒绝了其中一步。', say: '没有给出原因。它的存储可能被篡改过。' },
  InvalidDriver: { title: '该地址不能持有它。', say: '请选择别的持有人。' },
  OwnershipCycle: {
    title: '这等于把钥匙锁进箱子里。',
    say: '该账户直接或经由其他账户离不开这个 Safe，那样两者就再也没有人能使用了。请选择不依赖这个 Safe 的地址。',
  },
  CannotReceive: {
    title: '这个合约不能接收 NFT。',
    say: 'Safe 会在其中永远丢失。请选择别的持有人。',
  },
  BadOwner: {
    title: '有一个地址不能当所有者。',
    say: '不允许使用 Safe 自身、我们的合约和零地址。请指定别的地址。',
  },
  BadThreshold: { title: '这个签名阈值不可行。', say: '应在 1 到所有者人数之间。' },
  BadFallbackHandler: { title: '不能使用该回退处理器。', say: '请使用 Safe 官方的处理器，或不设处理器。' },
  ModuleGuardUnsupported: { title: '该版本没有模块守卫。', say: '解包时请不要保留它。' },
  NotReleased: {
    title: 'Safe 没有达到要求的状态。',
    say: '它的存储被篡改过。请改为把其中的资产移出来。',
  },
  ExecTransactionRefused: {
    title: '包装后的 Safe 不执行所有者的交易。',
    say: '请通过它的 NFT 使用，或者解包。',
  },
  ModuleRefused: {
    title: '一个隐藏的模块试图使用它，已被拦截。',
    say: '绝不要解包这个 Safe。请把其中的资产移到新的 Safe。',
  },
  DelegateCallRefused: { title: '包装后的 Safe 不进行 delegatecall。', say: '请改用普通调用。' },
  OnlyWrapperInSafe: { title: '只有我们的合约才能这样做。', say: '没有发送任何内容。' },
  GuardRefused: {
    title: '它的守卫拦截了此操作。',
    say: '请先在 Safe 中移除守卫，然后回到这里。没有发送任何内容。',
  },
  NotSealed: { title: '它还没有封印。', say: '请先封印。在那之前，锁定所承诺的超过它能做到的。' },
  QuietTime: {
    title: '这个 Safe 刚刚被封印或使用过。',
    say: '此后十分钟内它的 NFT 不能转让，以免有人买到的与看到的不同。请过后再试。',
  },
  AccountLocked: { title: '这个 Safe 已锁定。', say: '在锁定结束之前，没有人能使用或解包它，也没有人能提前结束锁定。' },
  LockTooShort: { title: '该日期太早。', say: '锁定必须在未来结束，而且只能延长。' },
  LockTooLong: { title: '该日期太晚。', say: '锁定最晚在 365 天后结束。' },
  StateChanged: { title: '在你查看之后情况有变。', say: '没有支付任何款项。继续之前，请重新查看这个 Safe。' },
  SigningEnabled: {
    title: '这个 Safe 的签名已开启。',
    say: '在此期间它的 NFT 不能转让：签名仍可能转走资产。持有人必须先关闭签名，再等十分钟。',
  },
  TooManyOwners: { title: '所有者太多，一笔交易容纳不下。', say: '请先移除一些，或少指定一些：最多 250 位。' },
  FactoryMissing: { title: '这个网络上没有 Safe 的工厂合约。', say: '新的 Safe 由它创建。任何人都可以部署它。' },
  AlreadyCreated: {
    title: '这个 Safe 已经存在。',
    say: '它创建之后被使用、转让或解包过。请查询它，或用另一个编号创建。没有发送任何东西。',
  },
  NotForYou: { title: '这个报价是给别人的。', say: '请向卖家索取指定给你的报价。' },
  OfferExpired: { title: '这个报价已失效。', say: '请向卖家索取新的报价。没有支付任何款项。' },
  WrongPayment: { title: '金额与价格不符。', say: '请准确支付报价中的金额。没有支付任何款项。' },
  UnknownCurrency: {
    title: '这个报价的货币不存在。',
    say: '在这个网络上，它的地址没有合约。请向卖家索取别的报价。没有支付任何款项。',
  },
  Underpaid: {
    title: '这种货币每次转账都会扣留一部分。',
    say: '卖家得到的会少于价格，所以没有支付任何款项。请索取用其他货币的报价。',
  },
  SafeERC20FailedOperation: {
    title: '这种货币拒绝了付款。',
    say: '请确认余额足够，并且已为这次购买批准该金额。没有支付任何款项。',
  },
  NotOffered: {
    title: '持有人没有签署这个报价。',
    say: '它被改动过，或者 NFT 现在有了别的持有人。没有支付任何款项。',
  },
  FailedCall: { title: '无法向卖家付款。', say: '对方的账户拒收了这笔钱。没有支付任何款项。' },
  InsufficientBalance: { title: '余额不足。', say: '没有支付任何款项。' },
  GS000: { title: 'Safe 未能完成初始设置。', say: '请提高 gas 后重试。' },
  GS010: { title: 'gas 不足。', say: '请在钱包中提高 gas 上限。' },
  GS013: {
    title: 'Safe 的交易失败了，没有给出原因。',
    say: '请重新查看这个 Safe：其中有些东西变了，或者它的守卫禁止此操作。',
  },
  GS025: { title: '签名不是所有者的。', say: '请用 Safe 的所有者账户连接。' },
  GS026: { title: '签名不是所有者的。', say: 'Safe 的所有者可能已经变更。请重新检查。' },
  GS204: {
    title: '其中一个地址已经是所有者。',
    say: '可能被指定了两次，或在包装之前就被植入。请指定别的地址。',
  },
}
