// Every text that an operator reads is in a catalogue (`*.messages.ts`), in both languages (style 7), in the agreed words.
import { AGREED_WORDS } from './eslint.agreed-words.js'

const CHINESE = /[\u3400-\u9fff]/
/** Punctuation of Chinese texts: in a text that is not from a catalogue, the English screen has it too. */
const CHINESE_PUNCTUATION = /[，。、；：（）]/
/** The folders in which `words/punctuation` applies. */
export const PUNCTUATION_FOLDERS = ['packages/*/src', 'apps/console/src']

const WORD = /[A-Za-z\u3400-\u9fff]{2}/
/** Attributes whose text is displayed or read by a screen reader. */
const READ = /^(label|title|subtitle|description|placeholder|alt|hint|error|unit|caption|summary|aria-(label|description|roledescription|valuetext|placeholder))$|(Text|Label)$/

/** Names of keys are not translated. */
const KEY_CAP = /^(Enter|Esc|Tab|Space|Home|End|Shift|Ctrl|Alt)$/

const MESSAGE = 'Words of the screen belong into a *.messages.ts catalogue (style 7).'

/** Reports a text in JSX, a text in an attribute of `READ`, and Chinese text anywhere. */
const inCatalogue = {
  meta: { type: 'problem', schema: [], messages: { word: MESSAGE } },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'word' })
    const isChild = (node) => node.parent.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(node.parent.parent.type)
    const isRead = (node) => READ.test(attributeOf(node)?.name.name ?? '')
    const check = (node, text, pattern) => {
      if (pattern.test(text)) report(node)
    }
    return {
      JSXText: (node) => (KEY_CAP.test(node.value.trim()) ? undefined : check(node, node.value, WORD)),
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value, isRead(node) || isConditionalChild(node, isChild) ? WORD : CHINESE)
      },
      TemplateElement(node) {
        const template = node.parent
        check(node, node.value.cooked ?? '', isRead(template) || isConditionalChild(template, isChild) ? WORD : CHINESE)
      },
    }
  },
}

/** The attribute that receives a value, directly or through a condition: `label={busy ? 'x' : 'y'}`. */
function attributeOf(node) {
  const { parent } = node
  if (parent.type === 'JSXAttribute') return parent
  if (parent.type === 'JSXExpressionContainer') return parent.parent.type === 'JSXAttribute' ? parent.parent : null
  return isConditionalValue(parent, node) ? attributeOf(parent) : null
}

function isConditionalChild(node, isChild) {
  return isChild(node) || (isConditionalValue(node.parent, node) && isConditionalChild(node.parent, isChild))
}

function isConditionalValue(parent, node) {
  return (parent.type === 'ConditionalExpression' && parent.test !== node) || (parent.type === 'LogicalExpression' && parent.right === node)
}

/** Reports a text of `AGREED_WORDS` in strings, in elements and in the patterns by which tests find a text. */
const agreed = {
  meta: { type: 'problem', schema: [], messages: { word: 'Not “{{not}}” but “{{say}}”: {{why}} (eslint.agreed-words.js).' } },
  create(context) {
    const check = (node, text) => {
      for (const row of AGREED_WORDS) {
        if (isUsed(row, text)) context.report({ node, messageId: 'word', data: row })
      }
    }
    return {
      JSXText: (node) => check(node, node.value),
      Literal(node) {
        if (/^(Import|Export)/.test(node.parent.type)) return
        if (node.regex) check(node, node.regex.pattern)
        else if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    }
  },
}

function isUsed({ not, except = [] }, text) {
  return text.includes(not) && except.reduce((rest, right) => rest.replaceAll(right, ''), text).includes(not)
}

/** Reports Chinese punctuation in strings, templates and elements: `names.join('、')`. Patterns that read what users typed may have it. */
const punctuation = {
  meta: { type: 'problem', schema: [], messages: { sign: 'Chinese punctuation belongs into a *.messages.ts catalogue: the English screen would show it too (style 7).' } },
  create(context) {
    const check = (node, text) => {
      if (CHINESE_PUNCTUATION.test(text)) context.report({ node, messageId: 'sign' })
    }
    return {
      JSXText: (node) => check(node, node.value),
      Literal: (node) => (typeof node.value === 'string' ? check(node, node.value) : undefined),
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
    }
  },
}

export const words = { rules: { 'in-catalogue': inCatalogue, punctuation, agreed } }
