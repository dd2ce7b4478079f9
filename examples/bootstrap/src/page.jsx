/** The portal's own page, of components of Bootstrap. */
export function Page({ onAlarms }) {
  return (
    <main className="container py-4">
      <nav className="navbar bg-body-tertiary mb-3"><a className="navbar-brand" href="#top">智慧园区</a><ul className="nav nav-pills"><li className="nav-item"><a className="nav-link active" href="#a">首页</a></li></ul></nav>
      <h1>园区门户</h1>
      <p className="lead">今日概况 <span className="badge text-bg-primary">3</span></p>
      <button className="btn btn-danger" onClick={onAlarms}>未处理警情</button> <button className="btn btn-outline-secondary btn-sm">刷新</button>
      <div className="row g-3 my-2">
        <div className="col-6"><div className="card"><div className="card-header">公告</div><div className="card-body"><h5 className="card-title">停水通知</h5><p className="card-text">今晚八点</p></div></div></div>
        <div className="col-6"><ul className="list-group"><li className="list-group-item active">一号楼</li><li className="list-group-item">二号楼</li></ul></div>
      </div>
      <div className="alert alert-warning">请核对名单</div>
      <table className="table table-striped table-hover"><thead><tr><th>楼栋</th><th>人数</th></tr></thead><tbody><tr><td>一号楼</td><td>120</td></tr><tr><td>二号楼</td><td>80</td></tr></tbody></table>
      <form className="row g-2">
        <div className="col-4"><label className="form-label" htmlFor="name">名称</label><input id="name" className="form-control" placeholder="请输入" /></div>
        <div className="col-4"><select className="form-select" aria-label="楼栋"><option>一号楼</option></select></div>
        <div className="col-4 form-check form-switch"><input id="on" className="form-check-input" type="checkbox" /><label className="form-check-label" htmlFor="on">启用</label></div>
      </form>
      <div className="progress my-3"><div className="progress-bar w-50">50%</div></div>
      <ul className="pagination"><li className="page-item active"><a className="page-link" href="#1">1</a></li><li className="page-item"><a className="page-link" href="#2">2</a></li></ul>
    </main>
  )
}
