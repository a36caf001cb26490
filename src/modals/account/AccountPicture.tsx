import { type ReactNode, useState } from 'react'
import type { Address } from '../../lib/address.ts'
import { useEnsAvatar } from '../../state/queries/ens/useEnsAvatar.ts'
import { useEnsName } from '../../state/queries/ens/useEnsName.ts'
import styles from './AccountHead.module.css'

/** The account's ENS avatar, over the generated picture; nothing if it can't be shown. */
export default function AccountPicture({ address }: { address: Address }): ReactNode {
  const picture = useEnsAvatar(useEnsName(address))
  const [failed, setFailed] = useState<string>()
  return (
    picture &&
    picture !== failed && (
      <img className={styles.avatar} src={picture} alt="" width={72} height={72} onError={() => setFailed(picture)} />
    )
  )
}
