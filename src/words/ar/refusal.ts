import type { Translation } from '../Translation.ts'
import { name } from './isolate.ts'

export const refusal: Translation['refusal'] = {
  endsOn: (moment) => `ينتهي ذلك في ${name(moment)}.`,
  contractSays: (reason) => `يقول العقد: «${name(reason)}». لم يُرسَل شيء. راجع كل شيء مرة أخرى، ثم حاول مجددًا.`,
}
