import type { GlobalStyleObject } from '@chakra-ui/react'

export const importStyles: GlobalStyleObject = {
  '.fs-import': { display: 'flex', flexDirection: 'column', gap: '4', minHeight: '64' },
  '.fs-import-line': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', fontSize: 'sm', color: 'fg.muted' },
  '.fs-import-table': { height: '72', minHeight: '0' },
  '.fs-import-wrong': { color: 'tone.alarm.fg', textDecoration: 'underline wavy', textDecorationThickness: '1px', textUnderlineOffset: '3px', '&:empty::before': { content: '"–"', display: 'inline' } },
  '.fs-import-result': { display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: '3', flex: '1', fontSize: 'lg', '& > svg': { color: 'tone.normal.solid' }, '&[data-cancelled] > svg': { color: 'fg.muted' }, '& > .fs-progress': { flex: 'none', width: '280px' } },
}
