import type { Texts } from '../texts';

/** French texts of the page that installs the site as an app, and of the site map. */
export const app: Pick<Texts, 'app' | 'siteMap'> = {
  siteMap: () => ({ title: 'Plan du site', home: 'Accueil' }),
  app: (format) => ({
    title: 'Installer l’application',
    lead: 'Lectern est un site web que vous pouvez installer comme une application, sans boutique d’applications.',
    install: {
      title: 'L’installer ici',
      ready:
        'Ce navigateur peut installer Lectern tout de suite. Il n’occupe que quelques kilo-octets, et vous ' +
        'pouvez le retirer comme toute autre application.',
      button: 'Installer Lectern',
      installed: 'Lectern est installé sur cet appareil. Cherchez-le parmi vos applications.',
      running: 'Vous utilisez l’application installée en ce moment.',
      dismissed: 'Non installé. Vous pourrez le faire plus tard, ici ou par le menu de votre navigateur.',
      none: 'Ce navigateur n’a pas de bouton d’installation, mais vous pouvez ajouter Lectern par son menu.',
      how: 'Montrez-moi comment',
    },
    platforms: {
      title: 'Comment l’installer sur chaque appareil',
      yours: 'cet appareil',
      items: {
        ios: {
          label: 'iPhone et iPad',
          steps: [
            'Ouvrez cette page dans Safari.',
            'Touchez Partager : un carré avec une flèche vers le haut.',
            'Choisissez « Sur l’écran d’accueil », puis « Ajouter ».',
          ],
        },
        android: {
          label: 'Android',
          steps: [
            'Ouvrez cette page dans Chrome.',
            'Ouvrez le menu à trois points.',
            'Choisissez « Ajouter à l’écran d’accueil » ou « Installer l’appli », puis confirmez.',
          ],
        },
        mac: {
          label: 'Safari sur Mac',
          steps: [
            'Ouvrez cette page dans Safari (macOS Sonoma ou plus récent).',
            'Choisissez « Fichier », puis « Ajouter au Dock ».',
            'Confirmez avec « Ajouter ».',
          ],
        },
        desktop: {
          label: 'Chrome ou Edge sur ordinateur',
          steps: [
            'Ouvrez le menu du navigateur.',
            'Dans Chrome, choisissez « Caster, enregistrer et partager » ; dans Edge, « Applications ».',
            'Choisissez « Installer la page en tant qu’application » ou « Installer ce site en tant ' +
              'qu’application », puis confirmez.',
          ],
        },
        firefox: {
          label: 'Firefox sur ordinateur',
          steps: [
            'La plupart des versions de Firefox n’installent pas de sites.',
            'Ajoutez un marque-page ou épinglez l’onglet : le site fonctionne tout aussi bien.',
          ],
        },
      },
    },
    device: {
      title: 'Enregistré sur cet appareil',
      lead:
        'Ce que ce navigateur enregistre pour que Lectern fonctionne hors ligne. Se ' +
        'déconnecter retire les leçons.',
      app: 'Le site lui-même',
      notStored: 'Non enregistré',
      size: (bytes) =>
        format.number(Math.max(0.1, bytes / 1_000_000), { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
      store: 'Enregistrer',
      remove: 'Retirer',
      removeOf: (what) => `Retirer ${what}`,
      lessons: (count) => format.count(count, { one: 'leçon', other: 'leçons' }),
      manage: 'Les afficher dans votre profil',
      noLessons:
        'Aucune leçon n’est enregistrée. Ouvrez une leçon d’un cours auquel vous êtes inscrit et ' +
        'choisissez « Enregistrer hors ligne ».',
      signIn: 'Connectez-vous pour voir vos leçons enregistrées.',
      stored: 'Le site est enregistré sur cet appareil.',
      removed: 'Retiré de cet appareil.',
      failed: 'Le site n’a pas pu être enregistré',
      failedReason: 'Vérifiez la connexion et que ce navigateur autorise le stockage pour le site, puis réessayez.',
    },
    offline: {
      title: 'Ce qui fonctionne sans connexion',
      lead: 'Une fois le site enregistré sur cet appareil :',
      works: 'Fonctionne',
      needs: 'Demande une connexion',
      working: [
        'Démarrer Lectern et ouvrir ses pages, avec les cours et la recherche de votre dernière visite.',
        'Les leçons enregistrées hors ligne, avec sous-titres et transcription. Les progrès sont transmis à ' +
          'votre retour en ligne.',
        'Ce que vous avez déjà ouvert de vos cours, de vos notes et de votre profil.',
        'L’éditeur de code, qui garde votre brouillon sur cet appareil.',
        'Les formulaires, qui gardent votre texte jusqu’à ce que vous puissiez l’envoyer.',
      ],
      needing: [
        'Les vidéos et les livres non enregistrés.',
        'Se connecter, s’inscrire à un cours, payer et envoyer des messages.',
        'Les nouveautés : ce que les autres ont écrit ou modifié depuis votre dernière visite.',
      ],
    },
  }),
};
