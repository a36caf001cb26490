// Modules run before the load event: a page that hasn't started by then won't. Written for browsers of any age.
window.addEventListener('load', () => {
  var isFine = 'started' in document.documentElement.dataset && 'showModal' in document.createElement('dialog')
  if (!isFine) document.getElementById('unsupported').hidden = false
})
