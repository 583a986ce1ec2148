/** The colours of all characters, for elements with `[data-persona]`. */
import.meta.glob('../assets/characters/*/colours.css', { eager: true });
