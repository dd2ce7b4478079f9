import type { DeclaredScreen } from '../screens/declared-screen'
import type { ScreenSample } from './screen-sample'

const screens = import.meta.glob<{ default: DeclaredScreen | readonly DeclaredScreen[] }>('../features/**/*.screen.tsx', { eager: true })
const samples = import.meta.glob<{ default: ScreenSample }>('../features/**/*.sample.ts', { eager: true })

export interface ScreenWithSample {
  screen: DeclaredScreen
  /** null: the screen has no sample file beside it */
  sample: ScreenSample | null
  /** false for the further screens of a file that declares one screen for several sections: they render alike */
  isFirstOfItsFile: boolean
  /** a tab of a screen that is in the list as well */
  isPart: boolean
}

/** Every declared screen of the console with its sample data; a screen with tabs, and then each of them and the lists in the tabs of its page. */
export const ALL_SCREENS: readonly ScreenWithSample[] = Object.entries(screens).flatMap(([file, module]) =>
  [module.default].flat().flatMap((screen, at) => withParts({ screen, isFirstOfItsFile: at === 0, isPart: false, sample: samples[file.replace(/\.screen\.tsx$/, '.sample.ts')]?.default ?? null })),
)

function withParts(whole: ScreenWithSample): ScreenWithSample[] {
  const { screen, sample } = whole
  const parts = Object.entries(screen.parts ?? {}).map(([name, part], at) => ({ ...whole, screen: part, isPart: true, sample: at === 0 ? sample : (sample?.parts?.[name] ?? null) }))
  const ofPage = Object.entries(screen.page?.parts ?? {}).map(([name, part]) => ({ ...whole, screen: part, isPart: true, sample: sample?.page?.[name] ?? null }))
  return [whole, ...parts, ...ofPage]
}
