export { checkEmbedding, type EmbeddingCheck } from './check-embedding'
export type { EmbeddingProblem } from './embedding-problem'
