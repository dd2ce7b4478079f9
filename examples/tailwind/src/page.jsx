/** The portal's own page, with utilities of Tailwind. */
export function Page({ onAlarms }) {
  return (
    <main className="col-span-2 space-y-4 p-6">
      <nav className="flex gap-4 border-b border-slate-200 dark:border-slate-700"><a className="font-semibold text-sky-600" href="#a">首页</a><a className="hover:text-sky-600" href="#b">设置</a></nav>
      <h1 className="text-3xl font-bold tracking-tight">园区门户</h1>
      <p className="prose text-sm/6 text-slate-500">今日概况 <span className="rounded bg-sky-100 px-2 py-0.5 text-xs text-sky-800 dark:bg-sky-900">3</span></p>
      <button className="bg-red-600 px-4 py-2 text-white shadow-md hover:bg-red-700" onClick={onAlarms}>未处理警情</button>
      <section className="grid grid-cols-2 gap-4">
        <article className="rounded-xl border p-4 shadow-sm"><h2 className="text-lg font-medium">公告</h2><p className="line-clamp-2">今晚八点停水</p></article>
        <ul className="list-inside list-disc divide-y"><li>一号楼</li><li>二号楼</li></ul>
      </section>
      <table className="w-full table-auto border-collapse text-left"><thead className="bg-slate-100 dark:bg-slate-800"><tr><th className="p-2">楼栋</th><th className="p-2">人数</th></tr></thead><tbody><tr className="odd:bg-white"><td className="p-2">一号楼</td><td className="p-2">120</td></tr></tbody></table>
      <form className="flex items-end gap-2"><label className="block text-sm">名称 <input className="rounded border px-2 py-1 placeholder:text-slate-400 focus:ring-2" placeholder="请输入" /></label><select className="rounded border p-1" aria-label="楼栋"><option>一号楼</option></select><input type="checkbox" aria-label="启用" className="size-4 accent-sky-600" /></form>
      <div className="h-2 overflow-hidden rounded bg-slate-200"><div className="h-full w-1/2 animate-pulse bg-sky-500" /></div>
    </main>
  )
}
