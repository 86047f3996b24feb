export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
