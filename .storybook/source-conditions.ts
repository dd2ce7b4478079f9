/** The workbench shows the sources, never a build: the private condition comes first. */
export const SOURCE_CONDITIONS = ['@smart-fire/source', 'module', 'browser', 'development|production']
