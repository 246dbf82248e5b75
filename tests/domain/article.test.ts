import { expect, it } from 'vitest'
import { withArticle } from '../../src/domain/article.ts'

it('follows the sound of the number', () => {
  const texts = ['8%', '8.4', '81–70', '11-3', '18%', '1%', '21%', '110.2', '118–98', '<1%', '10-4']
  expect(texts.map(withArticle)).toEqual([
    'an 8%',
    'an 8.4',
    'an 81–70',
    'an 11-3',
    'an 18%',
    'a 1%',
    'a 21%',
    'a 110.2',
    'a 118–98',
    'a <1%',
    'a 10-4',
  ])
})
