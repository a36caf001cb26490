import type { Translation } from '../Translation.ts'

export const refusal: Translation['refusal'] = {
  endsOn: (moment) => `它将于 ${moment} 结束。`,
  contractSays: (reason) => `合约返回：“${reason}”。没有发送任何内容。请再检查一遍，然后重试。`,
}
