import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import shared from '@safe-global/safe-passkey/build/artifacts/contracts/4337/SafeWebAuthnSharedSigner.sol/SafeWebAuthnSharedSigner.json' with {
  type: 'json',
}
import factory from '@safe-global/safe-passkey/build/artifacts/contracts/SafeWebAuthnSignerFactory.sol/SafeWebAuthnSignerFactory.json' with {
  type: 'json',
}
import verifier from '@safe-global/safe-passkey/build/artifacts/contracts/verifiers/FCLP256Verifier.sol/FCLP256Verifier.json' with {
  type: 'json',
}
import { type Address, bytesToHex, encodeAbiParameters, encodeFunctionData, type Hex, hexToBytes, parseAbi } from 'viem'
import { readContract } from 'viem/actions'
import type { Sender } from '../../src/demo/createSender.ts'
import { deployByCreate2 } from '../../src/demo/deployByCreate2.ts'
import { DEPLOYERS } from '../../src/safe/read/networkPieces.ts'

// Safe's own contracts for owners that are passkeys, from their package, with an authenticator.

const abi = parseAbi([
  'function getSigner(uint256 x, uint256 y, uint176 verifiers) view returns (address)',
  'function createSigner(uint256 x, uint256 y, uint176 verifiers) returns (address)',
  'function configure((uint256 x, uint256 y, uint176 verifiers) signer)',
])

/** Its published address (safe-modules-deployments, passkey 0.2.0), with the same code. */
const FACTORY: Address = '0xF7488fFbe67327ac9f37D5F722d83Fc900852Fbf'

const SITE = 'app.safe.global'
/** User present, user verified (WebAuthn, § 6.1). */
const FLAGS = 0x05

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** A passkey: its key, and what it answers to a challenge (WebAuthn Level 2, § 7.2), in the shape in which Safe reads it. */
function createPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const numberIn = (text: string) => BigInt(bytesToHex(Buffer.from(text, 'base64url')))
  return {
    x: numberIn(x),
    y: numberIn(y),
    sign(hash: Hex): Hex {
      const fields = `"origin":"https://${SITE}","crossOrigin":false`
      const challenge = Buffer.from(hexToBytes(hash)).toString('base64url')
      const clientData = `{"type":"webauthn.get","challenge":"${challenge}",${fields}}`
      const authenticatorData = Buffer.concat([sha256(SITE), Buffer.from([FLAGS, 0, 0, 0, 1])])
      const message = Buffer.concat([authenticatorData, sha256(clientData)])
      const given = sign('sha256', message, { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return encodeAbiParameters(
        [{ type: 'bytes' }, { type: 'string' }, { type: 'uint256' }, { type: 'uint256' }],
        [
          bytesToHex(authenticatorData),
          fields,
          BigInt(bytesToHex(given.subarray(0, 32))),
          BigInt(bytesToHex(given.subarray(32))),
        ],
      )
    },
  }
}

/** Puts Safe's passkey contracts on a chain. */
export async function placePasskeys(sender: Sender) {
  const deploy = (name: string, creationCode: string) =>
    deployByCreate2(sender, { name, deployer: DEPLOYERS.create2.address, creationCode: creationCode as Hex })
  // a stateless verifier without the P-256 precompile, which not every chain has
  const verifiers = BigInt(await deploy('FCLP256Verifier', verifier.bytecode))
  const at = await deploy('SafeWebAuthnSignerFactory', factory.bytecode)
  if (at !== FACTORY) throw new Error(`${at} isn't where Safe has it.`)
  const sharedSigner = await deploy('SafeWebAuthnSharedSigner', shared.bytecode)
  return {
    /** The signer that all Safes share: each keeps the key in its own storage. */
    sharedSigner,
    createPasskey,
    /** A contract that signs for one passkey. */
    async signerOf({ x, y }: ReturnType<typeof createPasskey>): Promise<Address> {
      const args = [x, y, verifiers] as const
      await sender.send({ to: at, data: encodeFunctionData({ abi, functionName: 'createSigner', args }) })
      return readContract(sender.client, { address: at, abi, functionName: 'getSigner', args })
    },
    /** The calldata that a Safe delegatecalls to set its passkey in the shared signer. */
    configureFor: ({ x, y }: ReturnType<typeof createPasskey>): Hex =>
      encodeFunctionData({ abi, functionName: 'configure', args: [{ x, y, verifiers }] }),
  }
}
