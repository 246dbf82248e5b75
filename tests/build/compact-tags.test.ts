import { expect, it } from 'vitest'
import { compactTags } from '../../src/build/compact-tags.ts'

it.each([
  ['<p class="a" title="two words" hidden="" data-x>1</p>', '<p class=a title="two words" hidden data-x>1</p>'],
  ['<a href="/a/" rel="x=y" id="a>b">1</a>', '<a href="/a/" rel="x=y" id="a>b">1</a>'],
  ['<i opts="{&quot;a&quot;:&quot;it&#x27;s&quot;}"></i>', `<i opts='{"a":"it&#x27;s"}'></i>`],
  [
    '<svg><path d="M1 2" fill="a/"></path><path d="M1,2"></path></svg>',
    '<svg><path d="M1 2" fill="a/" /><path d=M1,2 /></svg>',
  ],
  ['<ul><li>1</li><li>2</li></ul>', '<ul><li>1<li>2</ul>'],
  ['<tr><th>1</th><td>2</td></tr>', '<tr><th>1<td>2</tr>'],
  ['<select><option selected="">1</option><option>2</option></select>', '<select><option selected>1<option>2</select>'],
])('writes %s as short as it can be', (html, short) => {
  expect(compactTags(html)).toBe(short)
})

it.each([
  // What follows would become part of the element.
  '<ul><li>1</li><!--$--><li>2</li><!--/$--></ul>',
  '<dd>1</dd> <dd>2</dd>',
  '<script>if (a < b) "<p class=\\"a\\">"</script><style>a{content:"<p id=\\"b\\">"}</style>',
  '<p>a <!-- -->b</p>',
])('leaves %s as it is', (html) => {
  expect(compactTags(html)).toBe(html)
})
