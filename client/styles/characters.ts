/** The colours of every character, for `[data-persona]` anywhere. */
import.meta.glob('../assets/characters/*/colours.css', { eager: true });
