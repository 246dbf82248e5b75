/** Limits that hosts share: far above any league, and small enough that sums stay finite. */
import * as z from 'zod/mini'
import { maxNumber } from '../../domain/identity.ts'

/** The NFL plays 18 weeks, and four of playoffs. */
export const weeksAtMost = 22
const pointsAtMost = 1e7

/** Turns JSON's −0 into 0. */
export const integer = z.int().check(z.overwrite((value) => value + 0))
/** A count that is small in every league. */
export const smallCount = integer.check(z.gte(0), z.lte(maxNumber))
export const boundedPoints = z.number().check(z.gte(-pointsAtMost), z.lte(pointsAtMost))
/** Since 1970; values that are no valid date are dropped where they are read. */
export const milliseconds = z.number()
