/** On paper parts that stand side by side on a screen follow each other, each as wide as the page. */
export const BELOW_EACH_OTHER = { '@media print': { display: 'block' } } as const
