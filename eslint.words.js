// What an operator reads stands in a catalogue (`*.messages.ts`), in both languages; nowhere else (style 7).

const CHINESE = /[\u3400-\u9fff]/
const WORD = /[A-Za-z\u3400-\u9fff]{2}/
/** Attributes that are read: by eye or by a screen reader. */
const READ = /^(label|title|subtitle|description|placeholder|alt|hint|error|unit|caption|summary|aria-(label|description|roledescription|valuetext|placeholder))$|(Text|Label)$/

/** What is printed on the keys of every keyboard. */
const KEY_CAP = /^(Enter|Esc|Tab|Space|Home|End|Shift|Ctrl|Alt)$/

const MESSAGE = 'Words of the screen belong into a *.messages.ts catalogue (style 7).'

/** A text in JSX, in an attribute that is read, or in Chinese anywhere. */
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
        if (typeof node.value === 'string') check(node, node.value, isRead(node) || isChoiceOfChild(node, isChild) ? WORD : CHINESE)
      },
      TemplateElement(node) {
        const template = node.parent
        check(node, node.value.cooked ?? '', isRead(template) || isChoiceOfChild(template, isChild) ? WORD : CHINESE)
      },
    }
  },
}

/** The attribute that a value is given to, directly or by a choice: `label={busy ? 'x' : 'y'}`. */
function attributeOf(node) {
  const { parent } = node
  if (parent.type === 'JSXAttribute') return parent
  if (parent.type === 'JSXExpressionContainer') return parent.parent.type === 'JSXAttribute' ? parent.parent : null
  return isChoice(parent, node) ? attributeOf(parent) : null
}

function isChoiceOfChild(node, isChild) {
  return isChild(node) || (isChoice(node.parent, node) && isChoiceOfChild(node.parent, isChild))
}

function isChoice(parent, node) {
  return (parent.type === 'ConditionalExpression' && parent.test !== node) || (parent.type === 'LogicalExpression' && parent.right === node)
}

export const words = { rules: { 'in-catalogue': inCatalogue } }
