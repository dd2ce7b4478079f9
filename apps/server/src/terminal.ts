import type { OpenOptions } from './db/database'
import type { MainMessages } from './main.messages'
import type { SeedStep } from './seed/seed-city'

/** Prints the progress of the start to the terminal, as plain lines. */
export interface Terminal {
  say: (line: string) => void
  opening: NonNullable<OpenOptions['onProgress']>
  seeding: (step: SeedStep) => void
}

export function createTerminal(words: MainMessages, write: (line: string) => void): Terminal {
  let lastStep: SeedStep | null = null
  return {
    say: write,
    opening: (step) => {
      if (step !== 'migrating') write(words[step])
    },
    seeding: (step) => {
      if (step !== lastStep) write(`  ${words.seedSteps[step]}`)
      lastStep = step
    },
  }
}
