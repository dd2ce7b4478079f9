import { minLength, number, pipe, regex, string, transform, trim, union } from 'valibot'

import { zhCN as httpWords } from '../../http/http.messages'
import { zhCN } from './building.messages'

/** A floor that must be named. Whether the building has it is a rule of its own: `floorsExist`. */
export const requiredFloor = pipe(union([number(), string()]), transform(String), trim(), minLength(1, httpWords.required), regex(/^-?\d{1,3}$/, zhCN.noSuchFloor), transform(Number))
