/** The private condition comes first: the workbench imports the sources of the packages, never their builds. */
export const SOURCE_CONDITIONS = ['@smart-fire/source', 'module', 'browser', 'development|production']
