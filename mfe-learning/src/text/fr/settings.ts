import type { Texts } from '../texts';

/** French texts of the settings. */
export const settings: Pick<Texts, 'profile/settings'> = {
  'profile/settings': (format) => ({
    parts: 'Réglages',
    sections: {
      profile: 'Profil',
      account: 'Connexion',
      watching: 'Lecture',
      notifications: 'Notifications',
      appearance: 'Apparence',
      data: 'Vos données',
    },
    failed: 'Vos réglages n’ont pas pu être chargés',
    notSaved: 'Non enregistré',
    save: 'Enregistrer',
    saved: 'Enregistré.',
    password: 'Votre mot de passe',
    passwordMissing: 'Saisissez votre mot de passe.',
    wrongPassword: 'Ce n’est pas votre mot de passe.',
    profile: {
      lead: 'Votre nom et ce que les autres voient de vous.',
      form: 'Votre profil',
      name: 'Nom',
      unnamed: 'Sans nom',
      nameHint: 'Affiché dans l’en-tête et sur les certificats que vous obtiendrez désormais.',
      nameFault: 'Saisissez un nom de 2 à 60 caractères.',
      headline: 'Présentation',
      headlineHint: 'Ce que vous faites, en une ligne.',
      headlineFault: 'Utilisez 80 caractères au plus.',
      bio: 'À propos de vous',
      bioHint: (left) => `Encore ${format.count(left, { one: 'caractère', other: 'caractères' })}`,
      bioFault: `Utilisez ${format.number(1000)} caractères au plus.`,
      links: 'Liens',
      linksHint: 'Cinq au plus, par exemple votre site ou un portfolio.',
      link: (position) => `Lien ${format.number(position)}`,
      linkFault: 'Saisissez une adresse qui commence par https://, ou laissez le champ vide.',
      addLink: 'Ajouter un lien',
      removeLink: (position) => `Retirer le lien ${format.number(position)}`,
      view: 'Voir votre profil public',
      visibility: 'Qui peut voir votre profil ?',
      visibilities: { private: 'Moi seulement', public: 'Tout le monde' },
      visibilityHints: {
        private: 'Personne d’autre ne peut le lire.',
        public: 'Tout le monde peut voir votre nom, votre présentation, votre texte, vos liens et votre photo.',
      },
    },
    mail: {
      lead: 'Elles se trouvent dans le menu de votre compte. Choisissez celles à recevoir aussi par e-mail.',
      kinds: {
        answer: 'Réponses à vos messages et à vos questions',
        question: 'Nouvelles questions dans les cours que vous enseignez',
        decision: 'Décisions vous concernant, par exemple sur une candidature ou un certificat',
        review: 'Résultats de l’examen de vos cours',
        refund: 'Remboursements',
      },
    },
    email: {
      title: 'Adresse e-mail',
      lead: (email) => `Vous vous connectez avec ${email}.`,
      unverified: 'Elle n’est pas encore confirmée.',
      resend: 'Renvoyer la confirmation',
      resent: 'Nous vous avons envoyé l’e-mail.',
      form: 'Changer votre adresse e-mail',
      change: 'Changer l’adresse',
      field: 'Nouvelle adresse e-mail',
      fieldFault: 'Saisissez une adresse e-mail, par exemple nom@example.com.',
      same: 'C’est déjà votre adresse.',
      send: 'Envoyer le lien',
      sentTitle: 'Ouvrez le lien contenu dans l’e-mail',
      sent: (email) =>
        `Nous avons envoyé un lien à ${email}. Ouvrez-le d’ici une heure pour changer votre adresse. Vous ` +
        'serez alors déconnecté partout et vous connecterez avec la nouvelle adresse.',
      cancel: 'Annuler',
    },
    guest: {
      title: 'Vous n’avez pas encore d’adresse e-mail ici',
      lead:
        'Créez un compte avec une adresse et un mot de passe : tout ce profil est conservé, et vous pouvez vous ' +
        'connecter sur d’autres appareils. Sans compte, se déconnecter ou vider ce navigateur le fait ' +
        'disparaître.',
      signUp: 'Créer un compte',
    },
    newPassword: {
      title: 'Mot de passe',
      lead: 'Choisissez-en un que vous n’utilisez nulle part ailleurs.',
      form: 'Changer votre mot de passe',
      change: 'Changer le mot de passe',
      current: 'Mot de passe actuel',
      field: 'Nouveau mot de passe',
      hint: 'Au moins 8 caractères. Quelques mots sans rapport entre eux conviennent bien.',
      faults: {
        missing: 'Saisissez un nouveau mot de passe.',
        short: 'Utilisez au moins 8 caractères.',
        long: `Utilisez ${format.number(4096)} caractères au plus.`,
        common:
          'Ce mot de passe est trop courant. Choisissez-en un autre, par exemple quelques mots sans rapport entre eux.',
        address: 'Choisissez un mot de passe différent de votre adresse e-mail.',
      },
      same: 'Choisissez un mot de passe différent de l’actuel.',
      submit: 'Changer le mot de passe',
      done:
        'Votre mot de passe a été changé. Vous restez connecté ici ; tous les autres appareils ont été ' +
        'déconnectés.',
      everywhere: 'Un appareil perdu ? Un nouveau mot de passe vous déconnecte partout ailleurs.',
      unknown: 'Je n’ai pas de mot de passe, ou je l’ai oublié',
      sentTitle: 'Consultez votre messagerie',
      sent: (email) =>
        `Nous avons envoyé un lien à ${email}. Ouvrez-le d’ici une heure pour ` + 'choisir un mot de passe.',
      cancel: 'Annuler',
    },
    watching: {
      lead: 'Enregistré avec votre compte. Vous pouvez aussi changer ces réglages dans le lecteur.',
      captions: 'Afficher les sous-titres',
      language: 'Langue des sous-titres',
      pageLanguage: 'Celle de la page',
      languageName: (tag) => format.languageName(tag),
      size: 'Taille des sous-titres',
      sizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande' },
      speed: 'Vitesse',
      speeds: (speed) => (speed === 1 ? 'Normale' : `${format.number(speed)}×`),
    },
    appearance: {
      lead: 'Enregistré sur cet appareil.',
      language: 'Langue',
      languageFailed: 'La langue n’a pas pu être chargée. Réessayez.',
      theme: 'Thème de couleur',
      themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
      motion: 'Réduire les animations',
      motionHint: 'Désactive les glissements et les fondus. Toujours actif quand votre système le demande.',
    },
  }),
};
