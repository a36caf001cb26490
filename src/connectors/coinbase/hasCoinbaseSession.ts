/** Whether Coinbase's SDK has a session in this browser, by its storage key: the SDK isn't loaded for it. */
export function hasCoinbaseSession(): boolean {
  try {
    return localStorage.getItem('-CBWSDK:SignerConfigurator:SignerType') !== null
  } catch {
    return false
  }
}
