/**
 * The draw once more, without anything of this site: lines for a browser's console that take the rule's text and the beacon's randomness.
 * Shown on the page and in `docs/draw.md`; a test runs them beside `drawOrder`.
 */
export const checkLines = `async function drawOrder(rule, randomness) {
  const numberOf = async (text) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Number(new DataView(bytes).getBigUint64(0) >> 16n)
  }
  const order = []
  const open = []
  for (const line of rule.split('\\n').slice(4)) {
    const [, isFixed, number, name] = /^(=?)(\\d+) (.*)$/.exec(line)
    if (isFixed) order[number - 1] = name
    else open.push({ name, weight: Number(number) })
  }
  for (let pick = 0, count = 0; open.length > 0; pick++) {
    if (order[pick]) continue
    const sum = open.reduce((all, { weight }) => all + weight, 0)
    let number
    do number = await numberOf(randomness + '\\n' + ++count + '\\n' + rule)
    while (number >= 2 ** 48 - (2 ** 48 % sum))
    number %= sum
    const at = open.findIndex(({ weight }) => (number -= weight) < 0)
    order[pick] = open.splice(at, 1)[0].name
  }
  return order
}`
