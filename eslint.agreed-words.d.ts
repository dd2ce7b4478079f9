export declare const AGREED_WORDS: readonly { not: string; say: string; why: string; except?: readonly string[] }[]
