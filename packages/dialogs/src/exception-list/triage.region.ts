import { and } from 'xstate'
import { exceptionListSetup } from './exception-list.setup'

/** Keyboard triage: single keys judge the row that has the focus (issue "Keyboard triage", WCAG 2.1.4). */
export const triageRegion = exceptionListSetup.createStateConfig({
  initial: 'on',
  states: {
    on: {
      initial: 'choosing',
      on: {
        'keys.switch': {
          guard: ({ event }) => !event.on,
          target: 'off',
          actions: ['emitKeysSwitched', { type: 'announce', params: 'keysOff' }],
        },
        'triage.judge': [
          { guard: 'fireSelected', target: '.choosing', actions: ['chooseVerdict', 'announceChosen'] },
          { guard: 'rowSelected', actions: { type: 'announce', params: 'needsNoVerdict' } },
        ],
      },
      states: {
        choosing: {
          description: 'The bar under the list shows what Enter would make of the selected row, and the other keys.',
          on: {
            'triage.confirm': [
              {
                guard: and(['rowSelected', 'linkSilent']),
                target: 'askingAgain',
                actions: { type: 'announce', params: 'asksAgain' },
              },
              { guard: 'rowSelected', actions: 'judgeSelected' },
            ],
          },
        },
        askingAgain: {
          description: 'The data may be old: the bar requires a second Enter before the verdict is given.',
          on: {
            'triage.confirm': { guard: 'rowSelected', target: 'choosing', actions: 'judgeSelected' },
            'row.select': { guard: 'otherRow', target: 'choosing' },
            'link.live': 'choosing',
          },
        },
      },
    },
    off: {
      description: 'Single keys do nothing; the bar offers to switch them on. Tab, arrows and Enter go on working.',
      on: {
        'keys.switch': {
          guard: ({ event }) => event.on,
          target: 'on',
          actions: ['emitKeysSwitched', { type: 'announce', params: 'keysOn' }],
        },
      },
    },
  },
})
