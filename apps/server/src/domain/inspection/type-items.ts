import { ITEM_VALUE, YES_NO } from '@smart-fire/api-client/wire'
import { array, check, integer, looseObject, maxLength, maxValue, minLength, minValue, nullable, nullish, number, optional, picklist, pipe, rawCheck, string, transform, trim, union, unknown, type GenericSchema } from 'valibot'

import type { ChoiceItem, ValueItem } from '../../db/schema'
import { zhCN as httpWords } from '../../http/http.messages'
import type { FieldProblem } from '../../http/resource/input'
import { jsonText } from '../../http/resource/json-text'
import { optionalText } from '../../http/resource/text'
import { zhCN } from './inspection.messages'

const MOST_ITEMS = 50
const MOST = 999_999_999
const MOST_NEEDED_PHOTOS = 6
/** A result has room for the photos that the two lists of its type can need. */
export const MOST_PHOTOS = 2 * MOST_NEEDED_PHOTOS

const name = pipe(string(), trim(), minLength(1, zhCN.blankItem), maxLength(100, httpWords.tooLong(100)))
const place = nullish(pipe(number(), integer(), minValue(0), maxValue(2 * MOST_ITEMS)), null)
const bound = nullish(pipe(
  union([number(), string()]),
  transform((value) => (typeof value === 'string' && value.trim() === '' ? null : Number(value))),
  nullable(pipe(number(httpWords.badParameter), minValue(-MOST, httpWords.notBetween(-MOST, MOST)), maxValue(MOST, httpWords.notBetween(-MOST, MOST)))),
), null)

const choice = pipe(
  looseObject({ checkTestItem: name, sort: place, photoFlag: nullish(picklist(Object.values(YES_NO)), YES_NO.no) }),
  transform(({ checkTestItem, sort, photoFlag }): ChoiceItem => ({ name: checkTestItem, place: sort, needsPhoto: photoFlag === YES_NO.yes })),
)

const value = pipe(
  looseObject({
    checkTestItem: name, sort: place, photoFlag: nullish(picklist(Object.values(YES_NO)), YES_NO.no),
    valueType: nullish(picklist(Object.values(ITEM_VALUE)), ITEM_VALUE.text), dataUnit: optionalText(20), valueMin: bound, valueMax: bound,
  }),
  transform(({ checkTestItem, sort, photoFlag, valueType, dataUnit, valueMin, valueMax }): ValueItem => ({
    name: checkTestItem, place: sort, needsPhoto: photoFlag === YES_NO.yes, isNumber: valueType === ITEM_VALUE.number, unit: dataUnit ?? null, min: valueMin, max: valueMax,
  })),
)

/** A list of items as JSON text (contract device §18). The members beside `checkTestItem` are additive (ADR 3). Blank clears the list, an absent one stays as it is. */
const itemList = <Item extends ChoiceItem>(item: GenericSchema<unknown, Item>) =>
  optional(nullable(pipe(
    union([string(), array(unknown())]),
    jsonText,
    nullable(pipe(
      array(item),
      check((items) => items.length <= MOST_ITEMS, zhCN.tooManyItems(MOST_ITEMS)),
      rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? problemOf(dataset.value) : null
        if (problem !== null) addIssue({ message: problem })
      }),
    )),
  )))

export const choiceItems = itemList(choice)
export const valueItems = itemList(value)

/** Why a list of items cannot be kept: too many photos, an item twice, bounds in the wrong order, or bounds of a text. */
function problemOf(items: readonly (ChoiceItem & Partial<ValueItem>)[]): string | null {
  if (items.filter(({ needsPhoto }) => needsPhoto).length > MOST_NEEDED_PHOTOS) return zhCN.tooManyNeededPhotos(MOST_NEEDED_PHOTOS)
  const names = new Set<string>()
  for (const { name: each, isNumber, min = null, max = null } of items) {
    if (names.has(each)) return zhCN.itemTwice(each)
    names.add(each)
    if (isNumber !== true && (min !== null || max !== null)) return zhCN.limitsOfText(each)
    if (min !== null && max !== null && min > max) return zhCN.badLimits(each)
  }
  return null
}

/** An item that stands in both lists of a type. The phone asks for an item once, so the answer "normal" to the choice would be stored as the measured number, too. */
const contentOfBoth = (choices: readonly ChoiceItem[] | null | undefined, values: readonly ValueItem[] | null | undefined): string | null =>
  (values ?? []).find(({ name: each }) => (choices ?? []).some(({ name: other }) => other === each))?.name ?? null

interface TypeLists {
  checkChoices?: ChoiceItem[] | null
  checkValues?: ValueItem[] | null
  testChoices?: ChoiceItem[] | null
  testValues?: ValueItem[] | null
}

/** A type asks for each content once, whichever list has it. */
export function twiceInType({ checkChoices, checkValues, testChoices, testValues }: TypeLists): FieldProblem | null {
  const checked = contentOfBoth(checkChoices, checkValues)
  if (checked !== null) return { field: 'checkItems2', message: zhCN.itemTwice(checked) }
  const tested = contentOfBoth(testChoices, testValues)
  return tested === null ? null : { field: 'testItems2', message: zhCN.itemTwice(tested) }
}

const wireChoice = ({ name: checkTestItem, place: sort, needsPhoto }: ChoiceItem) => ({ checkTestItem, sort, photoFlag: needsPhoto ? YES_NO.yes : YES_NO.no })

/** Items that are answered with yes or no, as the JSON text of the wire. */
export const choicesText = (items: readonly ChoiceItem[] | null): string | null => items && JSON.stringify(items.map(wireChoice))

/** Items whose value is written down, as the JSON text of the wire. */
export const valuesText = (items: readonly ValueItem[] | null): string | null => items && JSON.stringify(items.map((item) => ({
  ...wireChoice(item), valueType: item.isNumber ? ITEM_VALUE.number : ITEM_VALUE.text, dataUnit: item.unit, valueMin: item.min, valueMax: item.max,
})))
