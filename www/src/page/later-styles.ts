// Styles that no first screen needs: of dialogs, and of the controls in them and in
// forms. Every part of the page that is fetched later begins with them, so that its
// own styles come after these.
import "./dialogs.css";
import "./forms.css";
