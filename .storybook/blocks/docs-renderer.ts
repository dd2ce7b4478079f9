import { DocsRenderer } from '@storybook/addon-docs'
import { ThemedDocs } from './docs-container'
import { DocsPage } from './docs-page'
import { LazyStory } from './lazy-story'

/** Draws a docs page with our parts. A page of prose brings itself as the `page` of its parameters. */
export function docsRenderer(): Renderer {
  const renderer = new DocsRenderer()
  const render: Renderer['render'] = (context, parameters, element) =>
    renderer.render(context, { page: DocsPage, container: ThemedDocs, components: { Story: LazyStory }, ...parameters }, element)
  return { ...renderer, render }
}

type Renderer = InstanceType<typeof DocsRenderer>
