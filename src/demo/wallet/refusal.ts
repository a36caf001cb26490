/** An error with a code, as wallets throw it (EIP-1193, EIP-1474). */
export const refusal = (code: number, message: string) => Object.assign(new Error(message), { code })
