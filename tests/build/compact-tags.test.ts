import { expect, it } from 'vitest'
import { compactTags } from '../../src/build/compact-tags.ts'

it.each([
  ['<p class="a" title="two words" hidden="" data-x>1</p>', '<p class=a title="two words" hidden data-x>1</p>'],
  ['<a href="/a/" rel="x=y" id="a>b">1</a>', '<a href="/a/" rel="x=y" id="a>b">1</a>'],
  ['<i opts="{&quot;a&quot;:&quot;it&#x27;s&quot;}"></i>', `<i opts='{"a":"it&#x27;s"}'></i>`],
  [
    '<svg><path d="M1 2" fill="a/"></path><path d="M1,2"></path></svg>',
    '<svg><path d="M1 2" fill="a/"/><path d=M1,2 /></svg>',
  ],
  ['<rect x="41.529411764705884" data-x="1.123456"></rect>', '<rect x=41.5294 data-x=1.123456 />'],
  ['<ul><li>1</li><li>2</li></ul>', '<ul><li>1<li>2</ul>'],
  ['<tr><th>1</th><td>2</td></tr>', '<tr><th>1<td>2</tr>'],
  ['<div><p>1</p><p>2</p><ul><li><p>3</p></li><li>4</li></ul></div>', '<div><p>1<p>2<ul><li><p>3<li>4</ul></div>'],
  [
    '<table><caption>1</caption><thead><tr><th>2</th></tr></thead><tbody><tr><td>3</td></tr></tbody></table>',
    '<table><caption>1<thead><tr><th>2<tbody><tr><td>3</table>',
  ],
  ['<form><button type="button">1</button></form>', '<form><button type=button>1</button></form>'],
  [
    '<astro-island uid="a" prefix="r1" props="{}" ssr client="used" opts="{&quot;name&quot;:&quot;A&quot;,&quot;value&quot;:1}">',
    `<astro-island prefix=r1 ssr client=used opts='{"value":1}'>`,
  ],
  ['<button type="button" class="a b">1</button>', '<button class="a b">1</button>'],
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
  '<a><p>1</p></a><p>2</p><span>3</span>',
  '<table><caption>1</caption> <tr><td>2</table>',
])('leaves %s as it is', (html) => {
  expect(compactTags(html)).toBe(html)
})
