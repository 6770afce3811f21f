project = "Boards in Sphinx"
extensions = ["myst_parser"]
html_theme = "furo"
root_doc = "contents"
html_permalinks = False
# recipe:begin
html_static_path = ["_static"]
html_js_files = [("empiki/fences.js", {"type": "module"})]
html_css_files = ["boards.css"]
suppress_warnings = ["misc.highlighting_failure"]
# recipe:end
