/** Style sheets of typical host pages: rules for elements, without `!important`. Written for these tests, not copied from a product. */
export const HOST_SHEETS = {
  /** A reset as in old portals. */
  'global reset': `
    html, body, div, span, h1, h2, h3, h4, h5, p, a, em, strong, ul, ol, li, dl, dt, dd, fieldset, form, label, legend, table, caption, tbody, thead, tr, th, td, article, aside, figure, footer, header, nav, section, time {
      margin: 0; padding: 0; border: 0; font: inherit; font-size: 100%; vertical-align: baseline }
    * { box-sizing: content-box; letter-spacing: 1px; transition: all 30ms; user-select: none; word-break: break-all; outline: none; tab-size: 3; text-rendering: geometricPrecision; font-variant-numeric: normal }
    *::before, *::after { box-sizing: content-box; color: red }
    ul, ol { list-style: square inside } table { border-collapse: collapse; border-spacing: 0 }
    a { text-decoration: line-through } img, svg, video { max-width: 100%; height: auto; display: inline }
    input, button, textarea, select { appearance: none; border-radius: 0; background: none }
    :focus { outline: 9px dotted red } ::placeholder { color: red; opacity: .3 } [hidden] { display: block }`,
  /** Table layouts, floats and theme classes on the body. */
  'classic admin theme': `
    body { font: italic 20px/2 serif; color: lime; text-align: center; text-transform: uppercase; background: #ffc; word-spacing: 4px; white-space: nowrap; cursor: crosshair }
    h1, h2, h3 { color: purple; font-size: 40px; margin: 30px; text-transform: uppercase; text-shadow: 1px 1px red } p { margin: 1em 2em; text-indent: 2em; line-height: 3 }
    button, input, select, textarea { border: 3px dashed lime; background: yellow; color: red; padding: 20px; margin: 9px; width: 300px; min-width: 150px; height: 60px; font: bold 22px monospace; box-shadow: 3px 3px blue; text-shadow: 1px 1px red; border-radius: 20px; float: left }
    button:hover, a:hover { background: lime; color: blue; transform: scale(1.2) } input:focus { background: orange; border: 9px solid }
    table { width: 50%; border: 4px solid red; margin: 10px; table-layout: fixed } th, td { padding: 30px; text-align: center; background: pink; border: 3px solid green; vertical-align: top }
    tr:nth-child(even) td { background: cyan } tr:hover td { background: gold }
    .admin-theme table td, .admin-theme table th { color: brown; padding: 25px } .admin-theme button { float: right; opacity: .4; display: block } .admin-theme .page h2, .admin-theme .page p { margin-left: 50px; font-weight: 100 }
    ul, ol { padding: 40px; list-style: square } li { margin: 15px; color: navy; float: left } li::before { content: "»"; color: red } label { display: block; font-weight: bold; margin: 20px; max-width: 50px; color: teal } span { display: block; margin: 20px; font-weight: 900; color: teal }
    svg { width: 60px; height: 60px; fill: red; vertical-align: top } path, circle, rect { stroke-width: 9px } svg text { font-variant-numeric: oldstyle-nums; text-rendering: optimizeSpeed } canvas { border: 5px solid; max-width: 10px }
    fieldset { border: 5px groove red; padding: 30px; min-width: 500px } legend { font-size: 30px; float: left } dl { margin: 50px } dt { float: left; clear: left; width: 160px; text-align: right } dd { margin-left: 180px; color: red }
    div, section, article, header, footer, nav { min-height: 5px } header { position: fixed; background: #000; height: 90px; z-index: 50 } nav { float: left; width: 200px } figure { margin: 40px; columns: 2 } time { font-style: italic } em, strong { color: red }
    [role=dialog] { border: 9px solid red; transform: rotate(3deg) } [role=tab] { background: red } [aria-selected=true] { background: blue }
    @keyframes spin { to { transform: none } } @keyframes fade-in { from { opacity: 0 } }`,
  'Bootstrap-like': `
    *, ::before, ::after { box-sizing: border-box } :root { font-size: 20px; scroll-behavior: smooth }
    body { margin: 0; font-family: Georgia, serif; font-size: 1rem; font-weight: 300; line-height: 1.9; color: #212529; background: #fff; text-size-adjust: 100%; -webkit-tap-highlight-color: transparent }
    h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: .5rem; font-weight: 500; line-height: 1.2 } h2 { font-size: 2rem } p { margin-top: 0; margin-bottom: 1rem } ol, ul { padding-left: 2rem } ol, ul, dl { margin-top: 0; margin-bottom: 1rem }
    dt { font-weight: 700 } dd { margin-bottom: .5rem; margin-left: 0 } b, strong { font-weight: bolder } a { color: #0d6efd; text-decoration: underline } a:hover { color: #0a58ca }
    img, svg { vertical-align: middle } table { caption-side: bottom; border-collapse: collapse } th { text-align: inherit } thead, tbody, tfoot, tr, td, th { border-color: inherit; border-style: solid; border-width: 0 }
    label { display: inline-block } button { border-radius: 0 } button:focus:not(:focus-visible) { outline: 0 } input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
    button, select { text-transform: none } [role=button] { cursor: pointer } fieldset { min-width: 0; padding: 0; margin: 0; border: 0 } legend { float: left; width: 100%; margin-bottom: .5rem; font-size: 1.5rem; line-height: inherit } legend + * { clear: left }
    figure { margin: 0 0 1rem } hr { margin: 1rem 0; color: inherit; border-top: 1px solid; opacity: .25 } small { font-size: .875em } output { display: inline-block } textarea { resize: vertical } progress { vertical-align: baseline }`,
  'Element-like': `
    html { height: 100%; box-sizing: border-box } body { height: 100%; font-family: "Helvetica Neue", Arial; font-size: 12px; color: #606266; -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: none }
    *, *::before, *::after { box-sizing: inherit } a { color: #409eff; text-decoration: none } a:focus, a:hover { color: #66b1ff; cursor: pointer } a:focus, a:active { outline: none }
    h1, h2, h3, h4, h5, h6 { color: #303133; font-weight: inherit } h2 { font-size: 18px } p { font-size: 14px; color: #606266 } p:first-child { margin-top: 0 } p:last-child { margin-bottom: 0 }
    table { width: 100%; table-layout: fixed; background: #fff } th, td { padding: 12px 0; border-bottom: 1px solid #ebeef5; text-overflow: ellipsis; vertical-align: middle } thead { color: #909399; font-weight: 500 } tr { background: #fff } tbody tr:hover > td { background: #f5f7fa }
    input, textarea { background: #fff; border: 1px solid #dcdfe6; border-radius: 4px; color: #606266; height: 40px; padding: 0 15px; width: 100%; transition: border-color .2s } input:focus { border-color: #409eff; outline: 0 } input::placeholder { color: #c0c4cc }
    button { padding: 12px 20px; border: 1px solid #dcdfe6; border-radius: 4px; background: #fff; transition: .1s; outline: none } button + button { margin-left: 10px } button:hover, button:focus { color: #409eff; border-color: #c6e2ff; background: #ecf5ff }
    ul { list-style: none } li { line-height: 34px; padding: 0 20px } label { color: #606266; line-height: 40px; padding: 0 12px 0 0; text-align: right } i { font-style: normal } svg { height: 1em; width: 1em; fill: currentColor } span + span { margin-left: 8px }`,
}

export type HostSheet = keyof typeof HOST_SHEETS

/** A host page of more than forty elements, which our styles must not change. */
export const HOST_MARKUP = `
  <header><h1>门户</h1><nav><a href="#a">首页</a><a href="#b" hidden>设置</a></nav></header>
  <section class="page"><h2>公告</h2><p>正文<em>强调</em><strong>加粗</strong><small>小字</small><code>code</code></p><blockquote>引文</blockquote><pre>pre</pre><hr>
    <ul><li>甲</li><li>乙</li></ul><ol><li>一</li></ol><dl><dt>名称</dt><dd>内容</dd></dl>
    <table><caption>表</caption><thead><tr><th>列</th></tr></thead><tbody><tr><td>单元格</td></tr></tbody></table>
    <form><fieldset><legend>表单</legend><label>名称 <input placeholder="请输入"></label><input type="checkbox"><select><option>一</option></select><textarea></textarea><button type="button">提交</button><progress value="0.5"></progress></fieldset></form>
    <figure><svg width="20" height="20"><path d="M0 0h9v9"/></svg><figcaption>图</figcaption></figure><details open><summary>更多</summary>内容</details><img alt="标志" width="10" height="10"><time>2026</time></section>
  <article><h3>文章</h3><i>斜</i><span role="button" tabindex="0">按钮</span></article><footer>页脚</footer>`
