export interface LeadListener {
  onGained(): void
  onLost(): void
}

/** Which of several tabs sounds (trust A5.6). Only a tab that could sound competes. */
export interface Leadership {
  compete(): void
  retire(): void
}
