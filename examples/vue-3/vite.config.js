// templates are compiled in the browser: this portal has no single-file components
export default { resolve: { alias: { vue: 'vue/dist/vue.esm-bundler.js' } } }
