import createCache from '@emotion/cache'

/*
 * Where no rule is asked for, none is inserted: jsdom parses each, and the global ones again with every render, which took a third of
 * the time of these tests. Emotion exports the class of its style sheets only through a cache.
 */
const { prototype } = createCache({ key: 'none' }).sheet.constructor as { prototype: { insert: (rule: string) => void } }
prototype.insert = () => undefined
